import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  gap: var(--bureau-space-2);
  align-items: center;
  vertical-align: bottom;

  /* a picture is higher than a line, which stays as high as the others */
  > :first-child {
    margin-block: calc(-1 * var(--bureau-space-1));
  }
`;
