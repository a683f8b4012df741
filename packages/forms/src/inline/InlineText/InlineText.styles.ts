import { styled } from 'styled-components';
import { TextInput, touchTextStyles } from '../../controls/control.styles.ts';
import { insetStyles } from '../inline.styles.ts';

export const Control = styled(TextInput)`
  ${insetStyles}

  padding-inline: var(--bureau-space-2);
  font: inherit;
  ${touchTextStyles}
`;
