import { Button as AriaButton } from 'react-aria-components';
import { styled } from 'styled-components';
import { Spinner } from '../../feedback/Spinner/index.ts';
import { emphasis } from './emphasis.styles.ts';

export const Root = styled(AriaButton)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--bureau-space-2);
  min-inline-size: var(--bureau-size-control);
  max-inline-size: 100%;
  min-block-size: var(--bureau-size-control);
  padding: var(--bureau-space-1) var(--bureau-space-3);
  border-radius: var(--bureau-radius-medium);
  font-size: var(--bureau-font-size-14);
  font-weight: var(--bureau-font-weight-medium);
  line-height: var(--bureau-line-height-tight);
  text-align: center;
  text-decoration: none;
  user-select: none;

  &[data-size='small'] {
    gap: var(--bureau-space-1);
    min-block-size: var(--bureau-size-control-small);
    padding-inline: var(--bureau-space-2);
    font-size: var(--bureau-font-size-13);
  }

  &[data-full-width] {
    inline-size: 100%;
  }

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }

  ${emphasis}
`;

/** Stands before the text of a button without an icon, which moves aside so that the button stays as wide as it was. */
export const TextSpinner = styled(Spinner)`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(-1 * var(--bureau-space-4));
  inline-size: var(--bureau-space-3);
  block-size: 100%;

  [data-size='small'] & {
    inset-inline-start: calc(-1 * var(--bureau-space-3));
    inline-size: calc(var(--bureau-space-2) + var(--bureau-space-half));
  }
`;

export const Text = styled.span`
  position: relative;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &:has(> ${TextSpinner}) {
    inset-inline-start: calc(var(--bureau-space-1) + var(--bureau-space-half));
  }
`;
