import { styled } from 'styled-components';
import { controlStyles, insetStyles, touchTextStyles } from '../../controls/control.styles.ts';

export const Control = styled.textarea`
  ${controlStyles}
  ${insetStyles}

  display: block;
  field-sizing: content;
  min-block-size: calc(var(--rows) * 1lh + 2 * (var(--bureau-space-1) + var(--bureau-border-width)));
  max-block-size: 50vh;
  padding: var(--bureau-space-1) var(--bureau-space-2);
  font: inherit;
  resize: vertical;
  ${touchTextStyles}
`;
