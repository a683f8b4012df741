import { styled } from 'styled-components';

export const Root = styled.ol`
  display: grid;
  gap: var(--bureau-space-3);
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--bureau-space-2);
`;

export const Sentence = styled.p`
  padding-block-start: var(--bureau-space-half);
  overflow-wrap: anywhere;
`;

export const Time = styled.time`
  margin-inline-start: var(--bureau-space-1);
  font-size: var(--bureau-font-size-12);
  white-space: nowrap;
  color: var(--bureau-color-text-muted);
`;
