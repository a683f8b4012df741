import { styled, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Lets a width of the sidebar grow with texts that the browser is set to, as far as a third of the window. */
const growing = (width: string, rem: number) => `clamp(${width}, ${rem}rem, 33vw)`;

export const Root = styled.div`
  --layout-sidebar-size: ${growing('var(--bureau-size-sidebar-default)', 15)};
  --layout-sidebar-track: var(--layout-sidebar-size);

  display: grid;
  grid-template-columns: var(--layout-sidebar-track) minmax(0, 1fr);
  min-block-size: 100dvh;
  transition: grid-template-columns var(--bureau-duration-slow) var(--bureau-easing-out);

  &[data-sidebar-width='small'] {
    --layout-sidebar-size: ${growing('var(--bureau-size-sidebar-small)', 12.5)};
  }

  &[data-sidebar-width='large'] {
    --layout-sidebar-size: ${growing('var(--bureau-size-sidebar-large)', 17.5)};
  }

  &[data-sidebar='rail'] {
    --layout-sidebar-track: var(--bureau-size-sidebar-collapsed);
  }

  &[data-sidebar='drawer'] {
    grid-template-columns: minmax(0, 1fr);
  }

  /* What is printed is the page without all that leads elsewhere. */
  @media print {
    display: block;
    min-block-size: 0;

    > :not(:has(> main)),
    > * > :not(main) {
      display: none;
    }
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: var(--bureau-space-2);
  inset-inline-start: var(--bureau-space-2);
  z-index: var(--bureau-layer-toast);
  padding: var(--bureau-space-2) var(--bureau-space-3);
  border-radius: var(--bureau-radius-medium);
  font-weight: var(--bureau-font-weight-medium);
  text-decoration: none;
  background-color: var(--bureau-color-accent);
  color: var(--bureau-color-on-accent);

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

export const SidebarSlot = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--bureau-layer-drawer);
  inline-size: var(--layout-sidebar-track);
  block-size: 100dvh;
  border-inline-end: var(--bureau-border-width) solid var(--bureau-color-sidebar-border);
  overflow: hidden;
  outline: none;
  transition: inline-size var(--bureau-duration-slow) var(--bureau-easing-out);

  > * {
    inline-size: calc(var(--layout-sidebar-size) - var(--bureau-border-width));
  }

  /* Lies over the page, which must not be seen through it. */
  :is([data-sidebar='rail'], [data-sidebar='drawer']) > & {
    background-color: var(--bureau-color-surface);
  }

  /* The tooltip of an icon stands beside what is seen of its entry. */
  [data-sidebar='rail'] > &:not([data-peeking]) > * {
    inline-size: calc(var(--bureau-size-sidebar-collapsed) - var(--bureau-border-width));
  }

  [data-sidebar='rail'] > &[data-peeking] {
    inline-size: var(--layout-sidebar-size);
    box-shadow: var(--bureau-shadow-floating);
  }

  [data-sidebar='rail'] > &:not([data-peeking]) [data-submenu] {
    display: none;
  }

  [data-sidebar='drawer'] > & {
    --layout-sidebar-size: min(
      max(var(--bureau-size-sidebar-large), 17.5rem),
      calc(100vw - var(--bureau-space-12))
    );

    position: fixed;
    inset-inline-start: 0;
    inline-size: var(--layout-sidebar-size);
    transition:
      translate var(--bureau-duration-slow) var(--bureau-easing-out),
      visibility var(--bureau-duration-slow);
  }

  [data-sidebar='drawer'] > &[inert] {
    translate: -100% 0;
    visibility: hidden;
  }

  [data-sidebar='drawer'] > &[inert]:dir(rtl) {
    translate: 100% 0;
  }

  /* What is not visible yet cannot take the focus. */
  [data-sidebar='drawer'] > &:not([inert]) {
    transition-duration: var(--bureau-duration-slow), 0s;
    box-shadow: var(--bureau-shadow-dialog);
  }
`;

export const CloseDrawer = styled.div`
  position: absolute;
  inset-block-start: calc((var(--bureau-size-header) - var(--bureau-size-control)) / 2);
  inset-inline-end: var(--bureau-space-2);
  inline-size: auto;
  --bureau-color-text: var(--bureau-color-sidebar-text);
  --bureau-color-text-muted: var(--bureau-color-sidebar-text-muted);
  --bureau-color-surface-hover: var(--bureau-color-sidebar-hover);
  --bureau-color-focus: var(--bureau-color-sidebar-focus);
`;

export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--bureau-layer-drawer);
  background-color: var(--bureau-color-scrim);
  animation: ${appear} var(--bureau-duration-slow) var(--bureau-easing-out);
`;

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  background-color: var(--bureau-color-canvas);

  /* A panel lies beside the page where there is room for both, so that nothing that has the focus is behind it. */
  @media (width >= 1200px) {
    &:has(~ [data-panel]) > main,
    &:has(~ [data-panel]) > footer {
      margin-inline-end: var(--bureau-size-panel);
    }
  }
`;

export const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding: var(--bureau-space-6) var(--bureau-size-gutter);
  outline-offset: -2px;

  @media print {
    display: block;
    padding: 0;
  }
`;
