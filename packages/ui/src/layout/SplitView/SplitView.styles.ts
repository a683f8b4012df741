import { styled } from 'styled-components';

/** Is not there for the layout until something is open beside the list; then it fills the page to its edges. */
export const Root = styled.div`
  &,
  > .list {
    display: contents;
  }

  &[data-split] {
    flex: 1;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) clamp(32rem, 40%, 44rem);
    margin-block: calc(-1 * var(--bureau-space-6));
    margin-inline-end: calc(-1 * var(--bureau-size-gutter));
  }

  &[data-split] > .list {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    padding-block: var(--bureau-space-6);
    padding-inline-end: var(--bureau-size-gutter);
  }
`;
