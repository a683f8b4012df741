import { css, styled } from 'styled-components';

export const Field = styled.fieldset`
  min-inline-size: 0;
`;

const caption = css`
  font-size: var(--bureau-font-size-13);
  font-weight: var(--bureau-font-weight-medium);
`;

export const Label = styled.label`
  display: block;
  margin-block-end: var(--bureau-space-1);
  ${caption}
`;

export const Legend = styled.legend`
  display: flex;
  justify-content: space-between;
  gap: var(--bureau-space-2);
  inline-size: 100%;
  margin-block-end: var(--bureau-space-2);
  padding: 0;
  ${caption}

  > small {
    font-size: var(--bureau-font-size-12);
    font-weight: var(--bureau-font-weight-regular);
    color: var(--bureau-color-text-muted);
  }
`;

export const Select = styled.select`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--bureau-size-control);
  padding-inline: var(--bureau-space-1);
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-medium);
  cursor: pointer;
  background-color: var(--bureau-color-surface);
  color: var(--bureau-color-text);

  @media (pointer: coarse) {
    font-size: var(--bureau-font-size-16);
  }
`;

export const ColorRow = styled.div`
  display: flex;
  gap: var(--bureau-space-2);
`;

export const ColorInput = styled.input`
  flex: none;
  inline-size: 56px;
  block-size: var(--bureau-size-control);
  padding: 2px;
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-medium);
  cursor: pointer;
  background-color: var(--bureau-color-surface);
`;

export const Preview = styled.p`
  padding: var(--bureau-space-2) var(--bureau-space-3);
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-medium);
  font-size: var(--bureau-font-size-13);
  font-variant-numeric: tabular-nums;
  forced-color-adjust: none;
`;

export const ContrastNote = styled.p`
  margin-block-start: var(--bureau-space-2);
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);

  &[data-tone='danger'] {
    color: var(--bureau-color-danger-text);
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(24px, 1fr));
  gap: 6px;

  &[data-pictures] {
    display: flex;
    margin-inline: calc(-1 * var(--bureau-space-4));
    padding: 4px var(--bureau-space-4);
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    scroll-snap-type: inline proximity;
    scroll-padding-inline: var(--bureau-space-4);
    scrollbar-width: thin;
  }
`;

export const Choice = styled.label`
  display: block;
  aspect-ratio: 1;
  border-radius: var(--bureau-radius-medium);
  cursor: pointer;
  forced-color-adjust: none;
  background: var(--choice);
  box-shadow: inset 0 0 0 1px var(--bureau-color-border-strong);

  &:hover {
    box-shadow: inset 0 0 0 2px var(--bureau-color-border-strong);
  }

  [data-pictures] > & {
    flex: none;
    inline-size: 64px;
    aspect-ratio: 4 / 5;
    scroll-snap-align: start;
  }

  /* The ring says which one is chosen; the gap keeps it apart from a colour that is like it. */
  &:has(:checked) {
    outline: 2px solid var(--bureau-color-accent);
    outline-offset: 2px;
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: 3px;
    box-shadow:
      inset 0 0 0 1px var(--bureau-color-border-strong),
      0 0 0 2px var(--bureau-color-surface-raised);
  }

  > input {
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;
