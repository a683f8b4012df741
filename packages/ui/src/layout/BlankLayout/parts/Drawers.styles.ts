import { styled } from 'styled-components';

export const Drawing = styled.svg`
  inline-size: 100%;
  block-size: 100%;
`;

export const Drawer = styled.rect`
  fill: var(--bureau-color-picture-line);
  fill-opacity: 0.06;
  stroke: var(--bureau-color-picture-line);
  stroke-opacity: 0.22;
`;

export const Light = styled.rect`
  fill: var(--bureau-color-picture-light);
`;

export const Handle = styled.rect`
  fill: var(--bureau-color-picture-line);
  fill-opacity: 0.45;

  &[data-lit] {
    fill: var(--bureau-color-picture-start);
    fill-opacity: 1;
  }
`;
