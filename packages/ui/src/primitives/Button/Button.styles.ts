import { Button as AriaButton } from 'react-aria-components';
import { styled } from 'styled-components';

export const Root = styled(AriaButton)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--bureau-space-2);
  min-inline-size: var(--bureau-size-control);
  max-inline-size: 100%;
  min-block-size: var(--bureau-size-control);
  padding: var(--bureau-space-1) var(--bureau-space-3);
  border: var(--bureau-border-width) solid transparent;
  border-radius: var(--bureau-radius-medium);
  font-size: var(--bureau-font-size-14);
  font-weight: var(--bureau-font-weight-medium);
  line-height: var(--bureau-line-height-tight);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  background-color: transparent;
  color: var(--bureau-color-text);
  transition-duration: var(--bureau-duration-fast);
  transition-property: background-color, border-color, color;
  transition-timing-function: var(--bureau-easing-out);

  &[data-size='small'] {
    gap: var(--bureau-space-1);
    min-block-size: var(--bureau-size-control-small);
    padding-inline: var(--bureau-space-2);
    font-size: var(--bureau-font-size-13);
  }

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }

  &[data-variant='primary'] {
    background-color: var(--bureau-color-accent);
    color: var(--bureau-color-on-accent);
  }

  &[data-variant='primary']:is([data-hovered], [data-pressed], :where(a:hover)) {
    background-color: var(--bureau-color-accent-hover);
  }

  /* The label says that it is a button: the line around it is no boundary that has to be seen (WCAG 1.4.11). */
  &[data-variant='secondary'] {
    border-color: var(--bureau-color-neutral-border);
    background-color: var(--bureau-color-surface);
  }

  &[data-variant='secondary']:is([data-hovered], [data-pressed], :where(a:hover)),
  &[data-variant='ghost']:is(
      [data-hovered],
      [data-pressed],
      :where(a:hover),
      [aria-haspopup][aria-expanded='true']
    ) {
    background-color: var(--bureau-color-surface-hover);
  }

  &[data-variant='danger'] {
    background-color: var(--bureau-color-danger-solid);
    color: var(--bureau-color-danger-on-solid);
  }

  &[data-variant='danger']:is([data-hovered], [data-pressed], :where(a:hover)) {
    filter: brightness(0.92);
  }

  &:is([data-disabled], [aria-disabled='true']):not([data-waiting]) {
    border-color: var(--bureau-color-border);
    cursor: not-allowed;
    background-color: var(--bureau-color-surface-hover);
    color: var(--bureau-color-text-disabled);
  }

  &[data-variant='ghost']:is([data-disabled], [aria-disabled='true']):not([data-waiting]) {
    border-color: transparent;
    background-color: transparent;
  }

  &[data-waiting] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;

    &[aria-disabled='true']:not([data-waiting]) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Text = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &[data-covered] {
    opacity: 0;
  }
`;

export const Cover = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
