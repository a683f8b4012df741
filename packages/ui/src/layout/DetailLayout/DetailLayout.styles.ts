import { styled } from 'styled-components';

/** Styles its columns from here: a page that is opened makes one component of them. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--bureau-space-6);

  > .written,
  > .later,
  > aside {
    min-inline-size: 0;
  }

  @media (width >= 992px) {
    grid-template:
      'written aside' auto
      'later aside' 1fr / minmax(0, 1fr) 20rem;
    column-gap: var(--bureau-space-8);

    > .written {
      grid-area: written;
    }

    > .later {
      grid-area: later;
    }

    > aside {
      grid-area: aside;
      padding-inline-start: var(--bureau-space-6);
      border-inline-start: var(--bureau-border-width) solid var(--bureau-color-border);
    }
  }
`;
