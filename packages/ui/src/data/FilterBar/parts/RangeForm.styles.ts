import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--bureau-space-3);
  inline-size: 280px;
  max-inline-size: 100%;
  padding: var(--bureau-space-3);

  input {
    font-variant-numeric: tabular-nums;
  }

  > button {
    justify-self: end;
  }

  > :not([data-end]) {
    grid-column: 1 / -1;
  }
`;

export const End = styled.div`
  min-inline-size: 0;
`;
