import { inputBoxStyles, richTextStyles, surfaceStyles, touchTextStyles } from '@bureau/ui';
import { styled } from 'styled-components';

/** The box: the tools above, the text below. */
export const Root = styled.div`
  ${inputBoxStyles}

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;

  &[data-long] > div > [role='textbox'] {
    block-size: 320px;
  }

  &:has(> div > [contenteditable]:focus) {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: -1px;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--bureau-space-half);
  padding: var(--bureau-space-1);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);

  > button {
    display: inline-grid;
    place-items: center;
    inline-size: var(--bureau-size-control-small);
    block-size: var(--bureau-size-control-small);
    padding: 0;
    border: var(--bureau-border-width) solid transparent;
    border-radius: var(--bureau-radius-medium);
    cursor: pointer;
    background-color: transparent;
    color: var(--bureau-color-text-muted);
    transition: var(--bureau-duration-fast) var(--bureau-easing-out);
    transition-property: background-color, color;
  }

  > button > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }

  @media (hover: hover) {
    > button:hover {
      background-color: var(--bureau-color-surface-hover);
      color: var(--bureau-color-text);
    }
  }

  > button:active {
    background-color: color-mix(in srgb, var(--bureau-color-text) 10%, var(--bureau-color-surface-hover));
    color: var(--bureau-color-text);
  }

  > button[aria-disabled='true'] {
    cursor: not-allowed;
    background-color: transparent;
    color: var(--bureau-color-text-disabled);
  }

  > button[aria-pressed='true'] {
    background-color: var(--bureau-color-surface-selected);
    color: var(--bureau-color-accent-text);
  }

  @media (forced-colors: active) {
    > button {
      border-color: ButtonBorder;
    }

    > button[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }

    > button[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Choice = styled.select`
  min-inline-size: 0;
  max-inline-size: 9rem;
  block-size: var(--bureau-size-control-small);
  padding-inline: var(--bureau-space-1);
  border: var(--bureau-border-width) solid transparent;
  border-radius: var(--bureau-radius-medium);
  font: inherit;
  color: inherit;
  background: var(--bureau-color-surface);

  &:hover {
    background: var(--bureau-color-surface-hover);
  }
`;

export const Content = styled.div`
  position: relative;
  min-inline-size: 0;

  > [role='textbox'] {
    ${richTextStyles}
    ${touchTextStyles}

    box-sizing: border-box;
    min-block-size: 50px;
    block-size: 100px;
    padding: var(--bureau-space-2) var(--bureau-space-3);
    overflow: auto;
    resize: vertical;
    outline: none;

    .scrolled {
      overflow-x: auto;
    }

    .selected {
      outline: 2px solid var(--bureau-color-focus);
      outline-offset: -2px;
      background: var(--bureau-color-surface-selected);
    }

    .underlined {
      text-decoration: underline;
    }

    .struck {
      text-decoration: line-through;
    }

    .underlined.struck {
      text-decoration: underline line-through;
    }
  }
`;

/** Stands where the first line will. */
export const Placeholder = styled.div`
  position: absolute;
  inset-block-start: var(--bureau-space-2);
  inset-inline: var(--bureau-space-3);
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  color: var(--bureau-color-text-muted);
  pointer-events: none;
`;

export const People = styled.ul`
  ${surfaceStyles}

  z-index: var(--bureau-layer-overlay);
  inline-size: max-content;
  max-inline-size: calc(100vw - var(--bureau-space-4));
  padding: var(--bureau-space-1);
`;

export const Option = styled.li`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-2);
  min-block-size: var(--bureau-size-control);
  padding-inline: var(--bureau-space-2);
  border: var(--bureau-border-width) solid transparent;
  border-radius: var(--bureau-radius-small);
  overflow-wrap: anywhere;
  cursor: default;

  &[aria-selected='true'] {
    background: var(--bureau-color-surface-hover);
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      border-color: Highlight;
    }
  }
`;

export const LinkPanel = styled.div`
  ${surfaceStyles}

  z-index: var(--bureau-layer-overlay);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--bureau-space-1);
  inline-size: min(24rem, calc(100vw - var(--bureau-space-4)));
  padding: var(--bureau-space-2);

  > :first-child {
    flex: 1 1 10rem;
  }

  > [role='alert'] {
    flex: 1 0 100%;
    font-size: var(--bureau-font-size-13);
    color: var(--bureau-color-danger-text);
  }
`;
