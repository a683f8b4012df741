import { styled } from 'styled-components';
import { Surface } from '../../overlay/Popover/index.ts';
import { TextInput } from '../TextInput/index.ts';

/** An input whose digits are of one width. */
export const DigitsInput = styled(TextInput)`
  font-variant-numeric: tabular-nums;
`;

/** Floats below an input and shows what can be chosen; it is as wide as a month, also on a narrow screen. */
export const PickerSurface = styled(Surface)`
  padding: var(--bureau-space-3);
`;
