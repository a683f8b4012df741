import { styled } from 'styled-components';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--bureau-space-5);
  inline-size: 100%;
  max-inline-size: var(--bureau-size-form);
`;

export const Messages = styled.ul`
  display: grid;
  gap: var(--bureau-space-1);
`;
