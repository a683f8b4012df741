import { Button as AriaButton } from 'react-aria-components';
import { styled } from 'styled-components';
import { emphasis } from '../Button/emphasis.styles.ts';

export const Root = styled(AriaButton)`
  position: relative;
  display: inline-grid;
  flex: none;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  inline-size: var(--bureau-size-control);
  block-size: var(--bureau-size-control);
  padding: 0;
  border-radius: var(--bureau-radius-medium);

  &[data-size='small'] {
    inline-size: var(--bureau-size-control-small);
    block-size: var(--bureau-size-control-small);
  }

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }

  /* a picture that grows with texts stays within its button */
  > :not(svg) {
    max-inline-size: 100%;
    max-block-size: 100%;
  }

  ${emphasis}

  /* No label says that it is a button: its line does (WCAG 1.4.11). */
  --line: var(--bureau-color-border-strong);

  &:where(:not([data-tone='accent'], [data-tone='danger'])) {
    color: var(--bureau-color-text-muted);
  }
`;
