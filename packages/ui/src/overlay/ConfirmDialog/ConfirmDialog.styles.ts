import { styled } from 'styled-components';
import { Notice } from '../../feedback/Notice/index.ts';

export const Failure = styled(Notice)`
  margin-block-start: var(--bureau-space-4);
`;
