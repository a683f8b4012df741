import { styled } from 'styled-components';
import { FillingPage } from '../../screens/filling.styles.ts';

/** Keeps a plan, which has a frame of its own, in line with the titles. */
export const Page = styled(FillingPage)`
  padding-inline: var(--bureau-size-gutter);
`;
