import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--bureau-space-2);
  min-inline-size: 0;
  max-inline-size: 100%;
`;

export const Text = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.span`
  &[data-strong] {
    font-weight: var(--bureau-font-weight-medium);
  }
`;

export const Detail = styled.span`
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);
`;
