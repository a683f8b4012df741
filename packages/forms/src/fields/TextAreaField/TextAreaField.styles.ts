import { TextArea } from 'react-aria-components';
import styled from 'styled-components';
import { controlStyles } from '../parts/field.styles.ts';

export const Area = styled(TextArea)`
  ${controlStyles}

  display: block;
  field-sizing: content;
  max-block-size: 50vh;
  padding-block: var(--bureau-space-2);
  resize: vertical;
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
