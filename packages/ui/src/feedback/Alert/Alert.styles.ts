import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: var(--bureau-space-2);
  padding: var(--bureau-space-2) var(--bureau-space-3);
  border: var(--bureau-border-width) solid;
  border-radius: var(--bureau-radius-medium);
  overflow-wrap: anywhere;

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    margin-block-start: calc((1lh - var(--bureau-size-icon-small)) / 2);
  }

  &[data-tone='neutral'] {
    border-color: var(--bureau-color-neutral-border);
    background-color: var(--bureau-color-neutral-background);
    color: var(--bureau-color-neutral-text);
  }

  &[data-tone='info'] {
    border-color: var(--bureau-color-info-border);
    background-color: var(--bureau-color-info-background);
    color: var(--bureau-color-info-text);
  }

  &[data-tone='success'] {
    border-color: var(--bureau-color-success-border);
    background-color: var(--bureau-color-success-background);
    color: var(--bureau-color-success-text);
  }

  &[data-tone='warning'] {
    border-color: var(--bureau-color-warning-border);
    background-color: var(--bureau-color-warning-background);
    color: var(--bureau-color-warning-text);
  }

  &[data-tone='danger'] {
    border-color: var(--bureau-color-danger-border);
    background-color: var(--bureau-color-danger-background);
    color: var(--bureau-color-danger-text);
  }

  &[data-tone='accent'] {
    border-color: var(--bureau-color-accent-border);
    background-color: var(--bureau-color-accent-background);
    color: var(--bureau-color-accent-text);
  }
`;

export const Title = styled.p`
  font-weight: var(--bureau-font-weight-semibold);
`;

export const Action = styled.div`
  margin-block-start: var(--bureau-space-2);
`;
