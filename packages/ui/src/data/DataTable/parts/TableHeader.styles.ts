import { styled, keyframes } from 'styled-components';

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--bureau-space-1);
  max-inline-size: calc(100% + 2 * var(--bureau-space-2));
  min-block-size: var(--bureau-size-target);
  margin-inline: calc(-1 * var(--bureau-space-2));
  padding: 0 var(--bureau-space-2);
  border: 0;
  border-radius: var(--bureau-radius-small);
  line-height: var(--bureau-line-height-tight);
  vertical-align: middle;
  cursor: pointer;
  background-color: transparent;

  &:hover {
    background-color: var(--bureau-color-surface-hover);
  }

  &:is(:hover, [data-direction]) {
    color: var(--bureau-color-text);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > small {
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
`;

const run = keyframes`
  from { background-position-x: 150%; }
  to { background-position-x: -50%; }
`;

const wait = keyframes`
  from, to { opacity: 0; }
`;

export const LoadingLine = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: -1px;
  block-size: 2px;
  background: linear-gradient(90deg, transparent, var(--bureau-color-accent), transparent) 0 0 / 50% 100%
    no-repeat;
  animation:
    ${wait} 400ms step-end,
    ${run} 1200ms linear infinite;

  @media (forced-colors: active) {
    background-color: Highlight;
  }
`;
