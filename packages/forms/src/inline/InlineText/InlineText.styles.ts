import styled from 'styled-components';
import { TextInput } from '../../fields/parts/field.styles.ts';

export const Control = styled(TextInput)`
  font: inherit;
`;
