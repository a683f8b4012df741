import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--bureau-space-1);
  white-space: nowrap;
`;

export const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-inline-size: var(--bureau-space-5);
  block-size: var(--bureau-space-5);
  padding-inline: var(--bureau-space-1);
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-small);
  font-family: inherit;
  font-size: var(--bureau-font-size-12);
  line-height: 1;
  background-color: var(--bureau-color-surface-sunken);
  color: var(--bureau-color-text-muted);
`;
