import { styled } from 'styled-components';
import { Alert } from '../../feedback/Alert/index.ts';

export const Failure = styled(Alert)`
  margin-block-start: var(--bureau-space-4);
`;
