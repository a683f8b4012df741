import { Button as AriaButton } from 'react-aria-components';
import { styled } from 'styled-components';

export const Root = styled(AriaButton)`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--bureau-size-control);
  block-size: var(--bureau-size-control);
  padding: 0;
  border: var(--bureau-border-width) solid transparent;
  border-radius: var(--bureau-radius-medium);
  cursor: pointer;
  background-color: transparent;
  color: var(--bureau-color-text-muted);
  transition-duration: var(--bureau-duration-fast);
  transition-property: background-color, color;
  transition-timing-function: var(--bureau-easing-out);

  &[data-size='small'] {
    inline-size: var(--bureau-size-control-small);
    block-size: var(--bureau-size-control-small);
  }

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }

  &[data-variant='secondary'] {
    border-color: var(--bureau-color-border-strong);
    background-color: var(--bureau-color-surface);
  }

  &:is(
    [data-hovered],
    [data-pressed],
    a:hover,
    [aria-haspopup][aria-expanded='true'],
    [aria-pressed='true']
  ) {
    background-color: var(--bureau-color-surface-hover);
    color: var(--bureau-color-text);
  }

  &:is([data-disabled], [aria-disabled='true']):not([data-waiting]) {
    cursor: not-allowed;
    background-color: transparent;
    color: var(--bureau-color-text-disabled);
  }

  &[data-waiting] {
    cursor: progress;
  }
`;
