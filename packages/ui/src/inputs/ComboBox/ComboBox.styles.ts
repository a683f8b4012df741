import { styled } from 'styled-components';
import { ComboInput } from '../options/ComboInput.tsx';
import { inputBoxStyles } from '../parts/inputBox.styles.ts';

export const Control = styled(ComboInput)`
  ${inputBoxStyles}
`;
