import { Tree } from 'react-aria-components';
import { styled } from 'styled-components';
import { keepAttributes } from '../../primitives/root/keepAttributes.ts';

/** Styles the rows from here: of many rows, each would else be five components more. */
export const Root = styled(Tree).attrs(keepAttributes('div'))`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: auto;
  outline: none;

  /* as high as all rows, of which it holds some */
  > [role='presentation'] {
    flex: none;
  }

  [role='row'] {
    display: flex;
    flex: none;
    gap: var(--bureau-space-1);
    align-items: center;
    min-block-size: var(--bureau-size-row);
    padding-inline: calc(var(--bureau-space-5) * (var(--tree-item-level) - 1) + var(--bureau-space-1))
      var(--bureau-space-2);
    border-radius: var(--bureau-radius-medium);
    cursor: default;
  }

  [role='row'][data-hovered] {
    background-color: var(--bureau-color-surface-hover);
  }

  [role='row'][data-selected] {
    background-color: var(--bureau-color-surface-selected);
  }

  [role='row'][data-focus-visible] {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: -2px;
  }

  [role='row'][data-disabled] {
    color: var(--bureau-color-text-disabled);
  }

  .label {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .label[data-done] {
    color: var(--bureau-color-text-muted);
    text-decoration: line-through;
  }

  [role='row'][data-href] {
    cursor: pointer;
  }

  [role='gridcell'] > :first-child {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: var(--bureau-size-target);
    block-size: var(--bureau-size-target);
    padding: 0;
    border: 0;
    border-radius: var(--bureau-radius-small);
    background-color: transparent;
    color: var(--bureau-color-text-muted);
  }

  [role='gridcell'] > svg {
    flex: none;
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }

  button > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    transition: rotate var(--bureau-duration-fast) var(--bureau-easing-out);
  }

  button:dir(rtl) > svg {
    rotate: 180deg;
  }

  [data-expanded] button > svg {
    rotate: 90deg;
  }

  @media (pointer: coarse) {
    [role='gridcell'] > :first-child {
      inline-size: 44px;
      block-size: 44px;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    button > svg {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    [role='row'][data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
