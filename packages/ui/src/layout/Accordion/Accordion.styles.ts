import { DisclosureGroup } from 'react-aria-components';
import { styled } from 'styled-components';

export const Root = styled(DisclosureGroup)`
  min-inline-size: 0;

  > div {
    border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
  }

  > div > :is(h2, h3, h4) {
    font-size: inherit;
  }

  > div > * > button {
    display: flex;
    gap: var(--bureau-space-2);
    align-items: center;
    inline-size: 100%;
    min-block-size: var(--bureau-size-row);
    padding: var(--bureau-space-2) 0;
    border: 0;
    border-radius: var(--bureau-radius-small);
    font-weight: var(--bureau-font-weight-medium);
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    background-color: transparent;
  }

  > div > * > button[data-hovered] {
    background-color: var(--bureau-color-surface-hover);
  }

  > div > * > button[data-disabled] {
    cursor: default;
    color: var(--bureau-color-text-disabled);
  }

  > div > * > button > * {
    flex: none;
  }

  > div > * > button > svg + span {
    flex: initial;
    min-inline-size: 0;
  }

  > div > * > button > svg {
    inline-size: var(--bureau-space-4);
    block-size: var(--bureau-space-4);
    color: var(--bureau-color-text-muted);
    transition: rotate var(--bureau-duration-fast) var(--bureau-easing-out);
  }

  > div:dir(rtl) > * > button > svg {
    rotate: 180deg;
  }

  > [data-expanded] > * > button > svg,
  > [data-expanded]:dir(rtl) > * > button > svg {
    rotate: 90deg;
  }

  > div > [role='group'] > div {
    padding-block-end: var(--bureau-space-4);
    padding-inline-start: var(--bureau-space-6);
  }

  @media (prefers-reduced-motion: reduce) {
    > div > * > button > svg {
      transition: none;
    }
  }
`;
