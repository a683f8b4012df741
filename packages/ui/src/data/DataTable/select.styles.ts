import { css } from 'styled-components';
import { nativeBox } from '../../primitives/box/nativeBox.styles.ts';

/** Styles the boxes that select rows: the browser's own, which cost a table least. */
export const select = css`
  .select {
    padding-inline-end: 0;
  }

  .select > input {
    ${nativeBox}
  }
`;
