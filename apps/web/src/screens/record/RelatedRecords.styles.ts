import { styled } from 'styled-components';
import { QuickAddPlace } from '../quickAdd/QuickAddPlace.styles.ts';

/** Scrolls a table that is wider than the page. What it says to assistive technology alone, which has a position, scrolls with it and does not widen the page. */
export const Root = styled.div`
  position: relative;
  overflow-x: auto;

  > table {
    min-inline-size: 36rem;
  }
`;

/** Keeps the line that adds records apart from those that are there. */
export const AddPlace = styled(QuickAddPlace)`
  margin-block-end: var(--bureau-space-4);
  padding: 0;
`;
