import { styled } from 'styled-components';
import { inputBoxStyles } from '../parts/inputBox.styles.ts';

/** Grows with its text, from its least number of lines to half of the screen. */
export const BoxedTextArea = styled.textarea`
  ${inputBoxStyles}

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
