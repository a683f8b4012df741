import { Button, Select } from 'react-aria-components';
import { styled } from 'styled-components';
import { inlineInsetStyles, inputBoxStyles } from '../parts/inputBox.styles.ts';

export const Root = styled(Select)`
  inline-size: 100%;
  min-inline-size: 0;
  outline: none;
  ${inlineInsetStyles}

  &[data-inline] > button {
    padding-inline-start: var(--bureau-space-2);
  }
` as typeof Select;

export const Trigger = styled(Button)`
  ${inputBoxStyles}

  display: flex;
  gap: var(--bureau-space-2);
  align-items: center;
  padding-block: calc(var(--bureau-space-1) - var(--bureau-border-width));
  cursor: default;

  & > svg {
    flex: none;
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    margin-inline-end: calc(-1 * var(--bureau-space-1));
    color: var(--bureau-color-text-muted);
  }

  &:disabled > svg {
    color: inherit;
  }
`;

export const Value = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &[data-placeholder] {
    color: var(--bureau-color-text-muted);
  }

  [data-disabled] > & {
    color: inherit;
  }
`;
