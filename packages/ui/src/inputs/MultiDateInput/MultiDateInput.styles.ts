import { styled } from 'styled-components';
import { inlineInsetStyles } from '../parts/inputBox.styles.ts';

/** Lets the box of an inline editor begin before its place. */
export const Root = styled.div`
  inline-size: 100%;
  min-inline-size: 0;
  ${inlineInsetStyles}

  &[data-inline] > button {
    padding-inline-start: var(--bureau-space-2);
  }
`;
