import { styled } from 'styled-components';

/** Keeps the height of a chart the same while it is loaded, drawn, and read as a table. */
export const ChartBox = styled.div`
  display: grid;
  block-size: 19rem;

  &[data-empty] {
    block-size: auto;
  }
`;
