import { Select } from 'react-aria-components';
import { styled } from 'styled-components';
import { insetStyles } from '../inline.styles.ts';

export const Root = styled(Select)`
  ${insetStyles}

  & > button {
    padding-inline-start: var(--bureau-space-2);
  }
`;
