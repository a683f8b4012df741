import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: var(--bureau-space-6);
  padding-inline: var(--bureau-space-2);
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-full);
  font-size: var(--bureau-font-size-12);
  line-height: var(--bureau-line-height-normal);
  vertical-align: middle;

  > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > svg {
    flex: none;
    inline-size: var(--bureau-space-3);
    block-size: var(--bureau-space-3);
    margin-inline-end: var(--bureau-space-1);
    color: var(--bureau-color-text-muted);
  }

  > button {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: var(--bureau-space-6);
    block-size: var(--bureau-space-6);
    margin-inline-end: calc(-1 * var(--bureau-space-2));
    padding: 0;
    border: 0;
    border-radius: var(--bureau-radius-full);
    cursor: pointer;
    background-color: transparent;
    color: var(--bureau-color-text-muted);
  }

  > button[data-hovered] {
    background-color: var(--bureau-color-surface-hover);
    color: var(--bureau-color-text);
  }

  > button > svg {
    inline-size: var(--bureau-space-3);
    block-size: var(--bureau-space-3);
  }

  @media (pointer: coarse) {
    > button {
      position: relative;
    }

    > button::before {
      content: '';
      position: absolute;
      inset: calc((var(--bureau-space-6) - 44px) / 2);
    }
  }
`;
