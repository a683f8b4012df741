import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;

/** Stands close below the title. */
export const Views = styled.div`
  margin-block: calc(-1 * var(--bureau-space-2)) var(--bureau-space-3);

  @media print {
    display: none;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--bureau-space-2);
  margin-block-end: var(--bureau-space-3);

  > :first-child {
    flex: 0 1 18rem;
    min-inline-size: min(14rem, 100%);
  }

  @media (width < 769px) {
    > :first-child {
      flex-basis: 100%;
      max-inline-size: none;
    }
  }

  @media print {
    display: none;
  }
`;

export const Content = styled.div`
  --table-edge: var(--bureau-size-gutter);
  --table-least: min(20rem, 100dvh);

  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  min-block-size: var(--table-least);
  margin-inline: calc(-1 * var(--bureau-size-gutter));
  margin-block-end: calc(-1 * var(--bureau-space-6));
  border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);

  @media print {
    display: block;
    margin: 0;
    --table-edge: 0px;
  }
`;
