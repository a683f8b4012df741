import { Button } from '@bureau/ui';
import { styled } from 'styled-components';

/** Begins and ends where the texts around it do. */
export const Trigger = styled(Button)`
  margin-inline: calc(-1 * (var(--bureau-space-2) + var(--bureau-border-width)));
`;
