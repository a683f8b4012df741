import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  min-inline-size: 0;

  > * {
    display: flex;
    flex-direction: column;
    gap: var(--bureau-space-1);
    min-inline-size: 0;
    padding: var(--bureau-space-4) var(--bureau-space-5);
    text-decoration: none;
    color: inherit;
  }

  > a:hover {
    background-color: var(--bureau-color-surface-hover);
  }

  > a:focus-visible {
    outline-offset: -2px;
    border-radius: var(--bureau-radius-large);
  }

  > * > :last-child {
    overflow-wrap: anywhere;
    color: var(--bureau-color-text-muted);
  }
`;

export const Value = styled.span`
  font-size: var(--bureau-font-size-24);
  font-weight: var(--bureau-font-weight-semibold);
  font-variant-numeric: tabular-nums;
  line-height: var(--bureau-line-height-tight);
  letter-spacing: -0.015em;

  &[data-tone='danger'] {
    color: var(--bureau-color-danger-text);
  }

  &[data-tone='warning'] {
    color: var(--bureau-color-warning-text);
  }

  &[data-tone='success'] {
    color: var(--bureau-color-success-text);
  }
`;
