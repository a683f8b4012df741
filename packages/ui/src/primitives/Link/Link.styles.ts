import { styled } from 'styled-components';
import { Anchor } from '../Anchor/index.ts';

/** The link is pressed a little beyond its words, and by a finger as far as a finger needs: nothing around it moves for that. */
export const Root = styled(Anchor)`
  --reach: 2px;
  --reach-inline: 6px;

  margin: calc(-1 * var(--reach)) calc(-1 * var(--reach-inline));
  padding: var(--reach) var(--reach-inline);
  border-radius: var(--bureau-radius-small);
  outline-offset: 0;
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

  @media (pointer: coarse) {
    /* words in a line are a little higher than their size */
    --reach: calc((44px - 1.25em) / 2);
    --reach-inline: 8px;
  }

  > svg {
    display: inline-block;
    inline-size: 0.875em;
    block-size: 0.875em;
    margin-inline-start: 0.25em;
    vertical-align: -0.1em;
  }
`;
