import styled from 'styled-components';
import { TextInput } from '../../fields/parts/field.styles.ts';

export const Control = styled(TextInput)`
  padding-inline: var(--bureau-space-2);
  font: inherit;

  /* The text stays where it was read. */
  &:not([data-in-cell]) {
    --inset: calc(var(--bureau-space-2) + var(--bureau-border-width));

    inline-size: calc(100% + var(--inset));
    margin-inline-start: calc(-1 * var(--inset));
  }
`;
