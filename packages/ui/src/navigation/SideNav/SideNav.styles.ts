import { styled } from 'styled-components';

export const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;

  > .frame {
    display: grid;
    gap: var(--bureau-space-4) var(--bureau-space-6);
    min-inline-size: 0;
  }

  nav {
    min-inline-size: 0;
  }

  @container (width >= 46rem) {
    > .frame {
      grid-template-columns: 13rem minmax(0, 1fr);
      align-items: start;
    }

    nav {
      position: sticky;
      inset-block-start: var(--bureau-space-4);
    }
  }
`;

export const Content = styled.div`
  min-inline-size: 0;
`;

/** The links below each other; in one line that scrolls where the page is narrow. */
export const List = styled.ul`
  display: flex;
  gap: 1px;
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: thin;

  > li {
    flex: none;
  }

  a {
    display: flex;
    align-items: center;
    gap: var(--bureau-space-2);
    min-block-size: var(--bureau-size-control);
    padding: var(--bureau-space-1) var(--bureau-space-3);
    border-radius: var(--bureau-radius-medium);
    line-height: var(--bureau-line-height-tight);
    text-decoration: none;
    overflow-wrap: anywhere;
    color: var(--bureau-color-text-muted);
  }

  a:hover {
    background-color: var(--bureau-color-surface-hover);
    color: var(--bureau-color-text);
  }

  a:focus-visible {
    outline-offset: -2px;
  }

  a[aria-current] {
    font-weight: var(--bureau-font-weight-medium);
    background-color: var(--bureau-color-surface-selected);
    color: var(--bureau-color-text);
  }

  svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }

  @container (width >= 46rem) {
    flex-direction: column;
    overflow-x: visible;
  }

  @media (forced-colors: active) {
    a[aria-current] {
      outline: var(--bureau-border-width) solid Highlight;
      outline-offset: -2px;
    }
  }

  @media print {
    display: none;
  }
`;
