import { styled } from 'styled-components';

const Mark = styled.span`
  margin-inline-start: var(--bureau-space-half);
  color: var(--bureau-color-danger-text);
`;

/** Marks a label as that of a required input, for those who see it; `aria-required` is for the others. */
export function RequiredMark() {
  return <Mark aria-hidden>*</Mark>;
}
