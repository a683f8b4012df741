import { styled } from 'styled-components';

/** Takes no part in the layout. */
export const Inert = styled.div`
  display: contents;
`;
