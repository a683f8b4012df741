import { styled } from 'styled-components';
import { inputBoxStyles, touchTextStyles } from '../parts/inputBox.styles.ts';

/** One box around both ends. */
export const Root = styled.div`
  ${inputBoxStyles}

  display: flex;
  align-items: center;
  gap: var(--bureau-space-2);
`;

/** One end; its box is that around both. */
export const End = styled.input`
  field-sizing: content;
  min-inline-size: min(9.5ch, 40%);
  padding: 0;
  border: 0;
  outline: none;
  font: inherit;
  font-variant-numeric: tabular-nums;
  color: inherit;
  background: none;

  ${touchTextStyles}
`;
