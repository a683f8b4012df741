import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-block;
  /* as wide as its text, also where its neighbours are stretched */
  inline-size: fit-content;
  max-inline-size: 100%;
  min-block-size: var(--bureau-space-5);
  padding-inline: calc(var(--bureau-space-1) + var(--bureau-space-half));
  border: var(--bureau-border-width) solid transparent;
  border-radius: var(--bureau-radius-small);
  font-size: var(--bureau-font-size-12);
  font-weight: var(--bureau-font-weight-medium);
  line-height: var(--bureau-line-height-normal);
  vertical-align: top;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;

  &[data-has-icon] {
    display: inline-flex;
    align-items: center;
    gap: var(--bureau-space-1);
    overflow: visible;
  }

  > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > svg {
    inline-size: var(--bureau-space-3);
    block-size: var(--bureau-space-3);
    stroke-width: 2.5;
  }

  &[data-tone='neutral'] {
    background-color: var(--bureau-color-neutral-background);
    color: var(--bureau-color-neutral-text);
  }

  &[data-tone='info'] {
    background-color: var(--bureau-color-info-background);
    color: var(--bureau-color-info-text);
  }

  &[data-tone='success'] {
    background-color: var(--bureau-color-success-background);
    color: var(--bureau-color-success-text);
  }

  &[data-tone='warning'] {
    background-color: var(--bureau-color-warning-background);
    color: var(--bureau-color-warning-text);
  }

  &[data-tone='danger'] {
    background-color: var(--bureau-color-danger-background);
    color: var(--bureau-color-danger-text);
  }

  &[data-tone='accent'] {
    background-color: var(--bureau-color-accent-background);
    color: var(--bureau-color-accent-text);
  }
`;
