import { styled } from 'styled-components';

/** Is as wide as the form below it. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--bureau-space-2);
  max-inline-size: var(--bureau-size-form);
  margin-block-end: var(--bureau-space-5);
`;
