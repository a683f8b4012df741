import { styled } from 'styled-components';

export const Root = styled.nav`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-1);
  container-type: inline-size;

  > :not(ul) {
    flex: none;
  }

  /* The menu offers the same where there is no room beside the tabs. */
  @container (width < 36rem) {
    > .save {
      display: none;
    }
  }
`;

/** The tabs in one line: those of the next are cut off, and the menu offers them. */
export const Tabs = styled.ul`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: 0 var(--bureau-space-4);
  min-inline-size: 0;
  block-size: var(--bureau-size-control);
  overflow: clip;

  > li {
    block-size: 100%;
    max-inline-size: min(18rem, 50cqi);
  }

  > :first-child {
    max-inline-size: 34cqi;
  }

  > :only-child {
    max-inline-size: 100%;
  }

  > [data-hidden] {
    visibility: hidden;
  }

  a {
    position: relative;
    display: flex;
    gap: var(--bureau-space-1);
    align-items: center;
    block-size: 100%;
    font-weight: var(--bureau-font-weight-medium);
    text-decoration: none;
    white-space: nowrap;
    color: var(--bureau-color-text-muted);
  }

  @media (pointer: coarse) {
    a {
      justify-content: center;
      min-inline-size: 44px;
    }
  }

  a:is(:hover, [aria-current]) {
    color: var(--bureau-color-text);
  }

  [aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    border-block-end: 2px solid var(--bureau-color-accent);
  }

  a:focus-visible {
    outline-offset: -2px;
  }

  span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* Says that the list is no longer as it was saved. */
  small {
    flex: none;
    font-size: inherit;
    font-weight: var(--bureau-font-weight-regular);
    color: var(--bureau-color-text-muted);
  }
`;
