import { styled } from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;

  input::-ms-reveal {
    display: none;
  }
`;

export const CapsLockHint = styled.div`
  font-size: var(--bureau-font-size-12);
  line-height: var(--bureau-line-height-normal);
  color: var(--bureau-color-warning-text);

  &:not(:empty) {
    margin-block-start: var(--bureau-space-1);
  }
`;
