import { styled } from 'styled-components';

export const Root = styled.section`
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--bureau-space-2);
  min-block-size: var(--bureau-size-control-small);
  margin-block-end: var(--bureau-space-2);
`;

export const Title = styled.h2`
  font-size: var(--bureau-font-size-14);
  overflow-wrap: anywhere;
`;
