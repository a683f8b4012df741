import { styled } from 'styled-components';

/** Stretches to its box; lines keep their width. */
export const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Mark = styled.svg`
  position: absolute;
  inset-block-end: calc(var(--at-block) - 6px);
  inset-inline-start: calc(var(--at-inline) - 6px);
  inline-size: 12px;
  block-size: 12px;

  &[data-active] {
    scale: 1.4;
  }
`;
