import { styled } from 'styled-components';

/** What is as wide as this has room for the tree beside the list. */
const roomy = '(width >= 75rem)';

export const Columns = styled.div`
  display: flex;
  flex: 1;
  gap: var(--bureau-space-6);
  min-block-size: 0;

  > :last-child {
    min-inline-size: 0;
  }
`;

export const Aside = styled.aside`
  display: none;
  flex: none;
  flex-direction: column;
  inline-size: 15rem;
  min-block-size: 0;

  @media ${roomy} {
    ${Columns}:not([data-folded]) > & {
      display: flex;
    }
  }

  @media print {
    display: none !important;
  }
`;

/** Holds the button that shows the tree, where it is not beside the list. */
export const Line = styled.div`
  padding: var(--bureau-space-2) var(--bureau-size-gutter);

  @media ${roomy} {
    ${Columns}:not([data-folded]) & {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;
