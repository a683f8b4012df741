import { controlStyles, touchTextStyles } from '@bureau/ui';
import { styled } from 'styled-components';

export const Area = styled.textarea`
  ${controlStyles}
  ${touchTextStyles}

  display: block;
  field-sizing: content;
  min-block-size: calc(var(--rows) * 1lh + 2 * (var(--bureau-space-2) + var(--bureau-border-width)));
  max-block-size: max(50vh, calc(var(--rows) * 1lh));
  padding-block: var(--bureau-space-2);
  resize: vertical;

  &:is([readonly], :disabled) {
    resize: none;
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
