import { styled } from 'styled-components';
import { Anchor } from '../Anchor/index.ts';

export const Root = styled(Anchor)`
  border-radius: var(--bureau-radius-small);
  text-decoration: underline;
  text-decoration-color: color-mix(in oklab, currentColor, transparent 60%);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;
  color: var(--bureau-color-link);

  &:hover {
    text-decoration-color: currentColor;
  }

  &[data-variant='quiet'] {
    text-decoration-color: transparent;
    color: inherit;
  }

  &[data-variant='quiet']:hover {
    text-decoration-color: currentColor;
  }

  > svg {
    display: inline-block;
    inline-size: 0.875em;
    block-size: 0.875em;
    margin-inline-start: 0.25em;
    vertical-align: -0.1em;
  }
`;
