import { styled } from 'styled-components';

export const Mark = styled.span`
  display: grid;
  place-items: center;

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }
`;

export const Count = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-inline-size: var(--bureau-space-4);
  padding-inline: 3px;
  border-radius: var(--bureau-radius-full);
  font-size: var(--bureau-font-size-12);
  font-weight: var(--bureau-font-weight-semibold);
  font-variant-numeric: tabular-nums;
  line-height: var(--bureau-space-4);
  text-align: center;
  background-color: var(--bureau-color-danger-solid);
  color: var(--bureau-color-danger-on-solid);

  /* The button's name says it already. */
  &::before {
    content: attr(data-count);
  }
`;
