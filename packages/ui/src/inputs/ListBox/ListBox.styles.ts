import { styled } from 'styled-components';
import { OptionListBox } from '../options/OptionListBox.tsx';
import { invalidLineStyles } from '../parts/invalidLine.styles.ts';

export const Framed = styled(OptionListBox)`
  inline-size: 100%;
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-medium);
  background: var(--bureau-color-surface);

  &[data-focus-visible] {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: -1px;
  }

  &[data-invalid] {
    border-color: var(--bureau-color-danger-solid);
  }

  &[data-muted] {
    border-color: var(--bureau-color-border);
    background: var(--bureau-color-surface-sunken);
  }

  ${invalidLineStyles}
`;
