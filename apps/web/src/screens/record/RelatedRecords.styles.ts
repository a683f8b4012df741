import { styled } from 'styled-components';
import { QuickAddPlace } from '../quickAdd/QuickAddPlace.styles.ts';

/** Scrolls a table that is wider than the page. */
export const Root = styled.div`
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
