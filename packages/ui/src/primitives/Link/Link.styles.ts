import { Link as AriaLink } from 'react-aria-components';
import { styled } from 'styled-components';

export const Root = styled(AriaLink)`
  border-radius: var(--bureau-radius-small);
  text-decoration: underline;
  text-decoration-color: color-mix(in oklab, currentColor, transparent 60%);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;
  color: var(--bureau-color-link);

  &[data-hovered] {
    text-decoration-color: currentColor;
  }

  &[data-variant='quiet'] {
    text-decoration-color: transparent;
    color: inherit;
  }

  &[data-variant='quiet'][data-hovered] {
    text-decoration-color: currentColor;
  }

  &[data-disabled] {
    text-decoration: none;
    cursor: not-allowed;
    color: var(--bureau-color-text-disabled);
  }

  > svg {
    display: inline-block;
    inline-size: 0.875em;
    block-size: 0.875em;
    margin-inline-start: 0.25em;
    vertical-align: -0.1em;
  }
`;
