import { IconButton } from '@bureau/ui';
import { styled } from 'styled-components';
import { TextInput } from '../../controls/control.styles.ts';

export const Control = styled.div`
  position: relative;
`;

export const PasswordInput = styled(TextInput)`
  padding-inline-end: calc(var(--bureau-size-control) + var(--bureau-space-1));

  &::-ms-reveal {
    display: none;
  }
`;

export const RevealButton = styled(IconButton)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;

  &:is(:focus-visible, [data-focus-visible]) {
    outline-offset: -3px;
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
