import { styled } from 'styled-components';

export const Root = styled.span`
  overflow-wrap: anywhere;

  &:is(p) {
    max-inline-size: 72ch;
  }

  &[data-size='12'] {
    font-size: var(--bureau-font-size-12);
  }

  &[data-size='13'] {
    font-size: var(--bureau-font-size-13);
  }

  &[data-size='14'] {
    font-size: var(--bureau-font-size-14);
  }

  &[data-size='16'] {
    font-size: var(--bureau-font-size-16);
  }

  &[data-size='20'] {
    font-size: var(--bureau-font-size-20);
  }

  &[data-weight='regular'] {
    font-weight: var(--bureau-font-weight-regular);
  }

  &[data-weight='medium'] {
    font-weight: var(--bureau-font-weight-medium);
  }

  &[data-weight='semibold'] {
    font-weight: var(--bureau-font-weight-semibold);
  }

  &[data-tone='default'] {
    color: var(--bureau-color-text);
  }

  &[data-tone='muted'] {
    color: var(--bureau-color-text-muted);
  }

  &[data-tone='info'] {
    color: var(--bureau-color-info-text);
  }

  &[data-tone='success'] {
    color: var(--bureau-color-success-text);
  }

  &[data-tone='warning'] {
    color: var(--bureau-color-warning-text);
  }

  &[data-tone='danger'] {
    color: var(--bureau-color-danger-text);
  }

  &[data-tone='accent'] {
    color: var(--bureau-color-accent-text);
  }

  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }

  &[data-truncated] {
    display: inline-block;
    max-inline-size: 100%;
    vertical-align: bottom;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-line-breaks] {
    white-space: pre-wrap;
  }
`;
