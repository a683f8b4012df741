import { styled } from 'styled-components';

export const Root = styled.p`
  max-inline-size: 72ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &[data-muted] {
    color: var(--bureau-color-text-muted);
  }
`;
