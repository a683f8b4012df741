import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--bureau-space-6);

  @media (width >= 992px) {
    grid-template:
      'written aside' auto
      'later aside' 1fr / minmax(0, 1fr) 20rem;
    column-gap: var(--bureau-space-8);
  }
`;

export const Written = styled.div`
  min-inline-size: 0;

  @media (width >= 992px) {
    grid-area: written;
  }
`;

export const Later = styled.div`
  min-inline-size: 0;

  @media (width >= 992px) {
    grid-area: later;
  }
`;

export const Aside = styled.aside`
  min-inline-size: 0;

  @media (width >= 992px) {
    grid-area: aside;
    padding-inline-start: var(--bureau-space-6);
    border-inline-start: var(--bureau-border-width) solid var(--bureau-color-border);
  }
`;
