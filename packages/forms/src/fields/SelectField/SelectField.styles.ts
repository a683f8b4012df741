import { Select } from 'react-aria-components';
import { styled } from 'styled-components';
import { fieldStyles } from '../parts/field.styles.ts';

export const Root = styled(Select)`
  ${fieldStyles}
`;
