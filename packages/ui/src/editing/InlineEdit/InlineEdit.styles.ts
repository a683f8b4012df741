import { styled, keyframes } from 'styled-components';
import { inputBoxStyles, touchTextStyles } from '../../inputs/index.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

/**
 * Value and pencil, or the open editor. All of it is styled from here: what an editor needs is there before it opens, so that opening one
 * adds no rules that the browser would weigh for the whole page, and hundreds of them stay light.
 */
export const Root = styled.div`
  /* painted by itself: the others of a page stay as they are when one is opened or saved */
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: var(--bureau-space-1);
  min-inline-size: 0;
  min-block-size: var(--bureau-size-control-small);

  > .value {
    min-inline-size: 0;
    padding-block: calc((var(--bureau-size-control-small) - 1.5em) / 2);
    overflow-wrap: anywhere;
  }

  > .value[data-empty] {
    color: var(--bureau-color-text-muted);
  }

  &[data-editable] > .value {
    cursor: text;
  }

  &[data-multiline] > .value {
    white-space: pre-wrap;
  }

  .tool {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: var(--bureau-size-control-small);
    block-size: var(--bureau-size-control-small);
    padding: 0;
    border: var(--bureau-border-width) solid transparent;
    border-radius: var(--bureau-radius-medium);
    cursor: pointer;
    background-color: transparent;
    color: var(--bureau-color-text-muted);
  }

  .tool > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .tool:hover {
    background-color: var(--bureau-color-surface-hover);
    color: var(--bureau-color-text);
  }

  .tool[aria-disabled='true'] {
    cursor: progress;
  }

  /* Tick and cross stand beside the control, where no list that opens below it lies over them. */
  > .panel {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--bureau-space-1);
    min-inline-size: 0;
    /* A control is higher than the line it stands for, which must not push away what is below it. */
    margin-block: calc((var(--bureau-size-control-small) - var(--bureau-size-control)) / 2);
  }

  > .panel > .control {
    min-inline-size: 0;
  }

  > .panel :is(input, textarea)[data-inline] {
    ${inputBoxStyles}

    --inset: calc(var(--bureau-space-2) + var(--bureau-border-width));
    --input-padding: var(--bureau-space-2);

    font: inherit;
    ${touchTextStyles}
  }

  /* The box begins before its place, so that what is edited stays where it was read. */
  > .panel > .control > :is(input, textarea)[data-inline] {
    inline-size: calc(100% + var(--inset));
    margin-inline-start: calc(-1 * var(--inset));
  }

  > .panel textarea[data-inline] {
    display: block;
    field-sizing: content;
    min-block-size: calc(var(--rows, 2) * 1lh + 2 * var(--bureau-space-1));
    max-block-size: 50vh;
    padding-block: calc(var(--bureau-space-1) - var(--bureau-border-width));
    resize: vertical;
  }

  > .panel[popover] > .control > :is(input, textarea)[data-inline] {
    inline-size: 100%;
    margin-inline-start: 0;
  }

  > .panel > .tools {
    display: flex;
    align-items: center;
    gap: var(--bureau-space-half);
    min-block-size: var(--bureau-size-control);
  }

  &[data-multiline] > .panel > .control,
  > .panel > :is(.note, .problem) {
    grid-column: 1 / -1;
  }

  /* where nothing else gives a width, a text that is empty does not either */
  &[data-multiline] > .panel > .control {
    min-inline-size: min(14rem, 50vw);
  }

  /* controls of a group stand below each other where there is no room */
  &[data-multiline] > .panel > .control:has(> [role='group']) {
    min-inline-size: 0;
  }

  &[data-multiline] > .panel > .tools {
    grid-column: 2;
  }

  > .panel[data-dirty] > .tools > .save {
    color: var(--bureau-color-accent);
  }

  > .panel > :is(.note, .problem) {
    min-inline-size: 0;
    font-size: var(--bureau-font-size-13);
    overflow-wrap: anywhere;
    color: var(--bureau-color-text-muted);
  }

  > .panel > .problem {
    color: var(--bureau-color-danger-text);
  }

  &[data-in-cell] {
    align-items: center;
    min-block-size: 0;
  }

  &[data-in-cell] > .value {
    padding-block: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  &[data-in-cell] > .tool {
    inline-size: var(--bureau-size-target);
    block-size: var(--bureau-size-target);
    margin-inline-start: auto;
  }

  > .panel[popover] {
    position: fixed;
    inset: auto;
    inline-size: max-content;
    max-inline-size: min(36rem, calc(100vw - var(--bureau-space-4)));
    margin: 0;
    padding: var(--bureau-space-1);
    border: var(--bureau-border-width) solid transparent;
    border-radius: var(--bureau-radius-medium);
    overflow: visible;
    line-height: var(--bureau-line-height-normal);
    text-align: start;
    white-space: normal;
    background-color: var(--bureau-color-surface-raised);
    color: inherit;
    box-shadow: var(--bureau-shadow-floating);
    animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out);
  }

  > .panel[popover] > .control {
    min-inline-size: min(9em, 50vw);
  }

  &[data-multiline] > .panel[popover] > .control {
    inline-size: 24rem;
    max-inline-size: 100%;
  }

  @media print {
    .tool {
      display: none;
    }
  }

  @media (hover: hover) {
    &[data-in-cell] > .tool:not(:focus-visible) {
      opacity: 0;
    }

    [role='row']:hover > * > &[data-in-cell] > .tool,
    &[data-in-cell]:hover > .tool {
      opacity: 1;
    }
  }
`;

/** The open editor; its rules are `.panel` above. */
export const Panel = styled.div``;
