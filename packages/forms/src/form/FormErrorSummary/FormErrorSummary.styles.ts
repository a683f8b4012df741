import { styled } from 'styled-components';

export const Root = styled.div`
  scroll-margin-block: var(--bureau-space-4);
  border-radius: var(--bureau-radius-medium);
`;

export const List = styled.ul`
  display: grid;
  gap: var(--bureau-space-1);
  margin-block-start: var(--bureau-space-1);
  overflow-wrap: anywhere;

  a {
    display: inline-block;
    min-block-size: var(--bureau-size-target);
    color: inherit;
  }
`;
