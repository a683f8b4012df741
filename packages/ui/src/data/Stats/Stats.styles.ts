import { styled } from 'styled-components';

export const Root = styled.div`
  container-type: inline-size;
  inline-size: 100%;
`;

/** Stats fill one row, two or several, and leave no single one over where their number can be halved. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-large);
  overflow: hidden;

  > li {
    display: grid;
    min-inline-size: 0;
    margin-block-end: calc(-1 * var(--bureau-border-width));
    margin-inline-end: calc(-1 * var(--bureau-border-width));
    border-inline-end: var(--bureau-border-width) solid var(--bureau-color-border);
    border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
  }

  &[data-frameless] {
    border-width: var(--bureau-border-width) 0 0;
    border-radius: 0;
  }

  /* Large texts on a phone leave room for one. */
  @container (width < 13rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  @container (width >= 30rem) {
    grid-template-columns: repeat(var(--stats-half), minmax(0, 1fr));
  }

  @container (width >= 64rem) {
    grid-template-columns: repeat(var(--stats-all), minmax(0, 1fr));
  }
`;
