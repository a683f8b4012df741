import { styled } from 'styled-components';

export const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--bureau-space-1) var(--bureau-space-4);
  padding: var(--bureau-space-3) var(--bureau-size-gutter);
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);

  a {
    color: inherit;
  }
`;
