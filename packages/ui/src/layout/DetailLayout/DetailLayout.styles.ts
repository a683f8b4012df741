import { styled } from 'styled-components';

/** Styles its columns from here: a page that is opened makes one component of them. They follow its own width, since it may lie beside a list. */
export const Root = styled.div`
  container-type: inline-size;

  > .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--bureau-space-6);
  }

  > .columns > * {
    min-inline-size: 0;
  }

  > .columns > .written {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--bureau-space-6);
    align-content: start;
  }

  @container (width >= 43rem) {
    > .columns {
      grid-template:
        'written set' auto
        'later set' 1fr / minmax(0, 1fr) 20rem;
      column-gap: var(--bureau-space-8);
    }

    > .columns > .written {
      grid-area: written;
    }

    > .columns > .later {
      grid-area: later;
    }

    > .columns > .set {
      grid-area: set;
      padding-inline-start: var(--bureau-space-6);
      border-inline-start: var(--bureau-border-width) solid var(--bureau-color-border);
    }
  }
`;
