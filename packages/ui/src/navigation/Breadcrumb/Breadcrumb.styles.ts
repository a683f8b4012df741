import { styled } from 'styled-components';

export const List = styled.ol`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  font-size: var(--bureau-font-size-13);
  white-space: nowrap;
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  min-inline-size: var(--bureau-space-6);
  color: var(--bureau-color-text-muted);

  /*
   * The heading of the page says in full where it is: this is cut before what leads away, which must not become narrower by so much as a part of
   * a pixel, since its text would then be cut as well.
   */
  &:last-child {
    flex: 0 100000 auto;
    color: var(--bureau-color-text);
  }

  a {
    margin-block: 0;
    text-decoration-thickness: from-font;
  }

  /* As high as a finger needs, by one line as by two: a header is not much higher. */
  @media (pointer: coarse) {
    a {
      min-block-size: 44px;
      padding-block: 0;
    }
  }

  @media (width < 769px) {
    &:not(:nth-last-child(-n + 2)) {
      display: none;
    }
  }

  /* A phone has room for the way back: the heading of the page says where it is. */
  @media (width < 480px) {
    &:last-child:not(:only-child) {
      display: none;
    }
  }
`;

export const Step = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--bureau-space-1);
  min-inline-size: 0;

  > svg {
    inline-size: 14px;
    block-size: 14px;
  }

  /* A phone has no room but for the name. */
  @media (width < 480px) {
    > svg {
      display: none;
    }
  }
`;

export const Text = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;

  [aria-current] > & {
    font-weight: var(--bureau-font-weight-medium);
  }

  /*
   * Long names, as German and Russian have them, take two lines; no word is broken that fits in one. Large texts are as large as two lines of them fit
   * into the head of the application.
   */
  @media (width < 480px) {
    display: -webkit-box;
    font-size: min(1em, var(--bureau-size-header) / 2.6);
    line-height: var(--bureau-line-height-tight);
    overflow-wrap: anywhere;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const Divider = styled.span`
  flex: none;
  margin-inline: var(--bureau-space-1);
  color: var(--bureau-color-text-disabled);

  &:dir(rtl) {
    scale: -1 1;
  }

  > svg {
    inline-size: 14px;
    block-size: 14px;
  }

  @media (width < 769px) {
    li:nth-last-child(2) > & {
      display: none;
    }
  }
`;
