import { styled } from 'styled-components';

export const Root = styled.div`
  inline-size: 100%;
  container-type: inline-size;
`;

export const Hint = styled.p`
  margin-block-end: var(--bureau-space-4);
  color: var(--bureau-color-text-muted);
`;

/** Widgets stand in the order in which they are read: none jumps back into a gap. */
export const Grid = styled.div`
  display: grid;
  gap: var(--bureau-space-4);
  grid-template-columns: repeat(12, minmax(0, 1fr));
  grid-auto-rows: minmax(5.5rem, auto);

  @container (width < 40rem) {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: auto;
  }
`;

export const Cell = styled.section`
  position: relative;
  display: grid;
  grid-column: span var(--widget-columns);
  grid-row: span var(--widget-rows);
  grid-template-rows: auto minmax(0, 1fr);
  order: var(--widget-order);
  min-inline-size: 0;
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-large);
  overflow: clip;

  &[data-arranging] {
    border-color: var(--bureau-color-border-strong);
  }

  &[data-held] {
    outline: 2px dashed var(--bureau-color-accent);
    outline-offset: 1px;
    background-color: var(--bureau-color-surface-selected);
  }

  @container (width < 60rem) {
    grid-column: span var(--widget-medium-columns);
  }

  @container (width < 40rem) {
    grid-column: auto;
    grid-row: auto;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-2);
  min-inline-size: 0;
  min-block-size: var(--bureau-size-control);
  padding: var(--bureau-space-2) var(--bureau-space-4) 0;

  [data-arranging] > & {
    padding-inline: var(--bureau-space-2);
  }
`;

export const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  font-size: var(--bureau-font-size-14);
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  min-inline-size: 0;
  padding: var(--bureau-space-2) var(--bureau-space-4) var(--bureau-space-4);

  &[data-flush] {
    padding: var(--bureau-space-1) 0 0;
  }
`;
