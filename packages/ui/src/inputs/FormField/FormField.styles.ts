import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--bureau-space-1);
  min-inline-size: 0;
`;

export const Label = styled.label`
  font-size: var(--bureau-font-size-13);
  font-weight: var(--bureau-font-weight-medium);
  line-height: var(--bureau-line-height-normal);
  overflow-wrap: anywhere;
  color: var(--bureau-color-text);

  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    white-space: nowrap;
    clip-path: inset(50%);
  }
`;

export const Help = styled.span`
  font-size: var(--bureau-font-size-12);
  line-height: var(--bureau-line-height-normal);
  overflow-wrap: anywhere;
  color: var(--bureau-color-text-muted);
`;

export const ErrorMessage = styled.span`
  display: flex;
  gap: var(--bureau-space-1);
  align-items: flex-start;
  font-size: var(--bureau-font-size-12);
  line-height: var(--bureau-line-height-normal);
  overflow-wrap: anywhere;
  color: var(--bureau-color-danger-text);

  & > svg {
    flex: none;
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    margin-block-start: calc((1lh - var(--bureau-size-icon-small)) / 2);
  }
`;

export const Count = styled.span`
  align-self: flex-end;
  font-size: var(--bureau-font-size-12);
  line-height: var(--bureau-line-height-normal);
  font-variant-numeric: tabular-nums;
  color: var(--bureau-color-text-muted);

  &[data-over] {
    color: var(--bureau-color-danger-text);
  }
`;
