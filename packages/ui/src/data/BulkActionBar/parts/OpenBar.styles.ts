import { Toolbar } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';

const rise = keyframes`
  from { opacity: 0; translate: 0 var(--bureau-space-4); }
`;

export const Bar = styled(Toolbar)`
  position: absolute;
  inset-inline: var(--bureau-space-4);
  inset-block-end: max(var(--bureau-space-4), env(safe-area-inset-bottom, 0));
  display: flex;
  align-items: center;
  gap: var(--bureau-space-1);
  inline-size: fit-content;
  max-inline-size: calc(100% - 2 * var(--bureau-space-4));
  margin-inline: auto;
  padding: var(--bureau-space-1);
  padding-inline-start: var(--bureau-space-3);
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-large);
  background-color: var(--bureau-color-surface-raised);
  color: var(--bureau-color-text);
  box-shadow: var(--bureau-shadow-floating);
  animation: ${rise} var(--bureau-duration-normal) var(--bureau-easing-out);

  @media (width < 769px) {
    inset-inline: var(--bureau-space-2);
    inset-block-end: max(var(--bureau-space-2), env(safe-area-inset-bottom, 0));
    flex-wrap: wrap;
    inline-size: auto;
    max-inline-size: none;
  }
`;

export const Count = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--bureau-space-1);
  margin-inline-end: var(--bureau-space-2);
  font-weight: var(--bureau-font-weight-medium);
  font-variant-numeric: tabular-nums;

  @media (width < 769px) {
    flex: 1;
  }
`;

/** The actions in one line, which scrolls where it is too long. */
export const Actions = styled.div`
  display: flex;
  gap: var(--bureau-space-1);
  min-inline-size: 0;
  padding-inline: var(--bureau-space-2);
  border-inline: var(--bureau-border-width) solid var(--bureau-color-border);
  overflow-x: auto;
  scrollbar-width: thin;

  @media (width < 769px) {
    order: 1;
    inline-size: 100%;
    padding: var(--bureau-space-1) 0 0;
    border-inline: 0;
    border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
  }

  > :focus-visible,
  > [data-focus-visible] {
    outline-offset: -2px;
  }
`;
