import { styled } from 'styled-components';

export const Demo = styled.section`
  padding-block-start: var(--bureau-space-5);
  border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
`;

export const DemoTitle = styled.h2`
  font-size: var(--bureau-font-size-13);
`;

export const DemoHelp = styled.p`
  margin-block: var(--bureau-space-half) var(--bureau-space-3);
  font-size: var(--bureau-font-size-13);
  color: var(--bureau-color-text-muted);
`;

export const DemoList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-2);
`;
