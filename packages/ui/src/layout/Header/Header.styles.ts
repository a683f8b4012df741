import { styled } from 'styled-components';

export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--bureau-layer-header);
  display: flex;
  align-items: center;
  gap: var(--bureau-space-2);
  block-size: var(--bureau-size-header);
  padding-inline: var(--bureau-size-gutter);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
  outline-offset: -2px;
  background-color: var(--bureau-color-canvas);

  @media (width < 480px) {
    gap: var(--bureau-space-1);
  }

  /* A page that is magnified four times has no height to spare: 256 pixels. */
  @media (height < 360px) {
    position: static;
  }

  /* What scrolls below a header that lets the backdrop through must not be read. */
  :root[data-layout='transparent'] & {
    backdrop-filter: blur(16px);
  }
`;

export const Toggle = styled.div`
  margin-inline-start: calc(var(--bureau-space-2) * -1);

  &:dir(rtl) svg {
    scale: -1 1;
  }
`;

export const Start = styled.div`
  flex: 1;
  min-inline-size: 0;

  @media (width < 360px) {
    overflow: hidden;
  }
`;

export const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--bureau-space-1);

  @media (width < 480px) {
    gap: 0;
  }
`;

/** Holds what can be reached elsewhere too, at the end of a Header: it makes way where the screen is too narrow. */
export const HeaderExtra = styled.div`
  display: contents;

  @media (width < 480px) {
    display: none;
  }
`;
