import { styled } from 'styled-components';

/** Gives a chart the same height while it is loaded, drawn, and read as a table. */
export const ChartBox = styled.div`
  display: grid;
  block-size: 19rem;

  &[data-empty] {
    block-size: auto;
  }
`;
