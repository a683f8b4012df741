import { tokensCss } from '../tokens/index.ts';

/** What every page shares, as text: an application may have it in its page, so that nothing writes it there. */
export const globalCss = `
  ${tokensCss}

  /* Keeps lines where they are while the bundled font arrives: Arial with the measures of Inter. */
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Liberation Sans');
    size-adjust: 107.06%;
    ascent-override: 90.49%;
    descent-override: 22.56%;
    line-gap-override: 0%;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    font-family: var(--bureau-font-family);
    line-height: var(--bureau-line-height-normal);
    /* What takes the focus must not come to lie behind the header, nor behind what floats above the lower edge. */
    scroll-padding-block: calc(var(--bureau-size-header) + var(--bureau-space-2)) calc(var(--toast-edge, 0px) + var(--bureau-space-2));
    scrollbar-color: var(--bureau-color-border-strong) transparent;
    background: var(--bureau-backdrop) center / cover fixed;
    background-color: var(--bureau-color-surface);
    color: var(--bureau-color-text);
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    text-rendering: optimizeLegibility;
    -webkit-tap-highlight-color: transparent;
  }

  html:lang(ja) {
    --bureau-font-family: 'Inter Variable', 'Inter Fallback', 'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif;
  }

  html:lang(zh) {
    --bureau-font-family: 'Inter Variable', 'Inter Fallback', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif;
  }

  body {
    min-block-size: 100dvh;
    margin: 0;
    font-size: var(--bureau-font-size-14);
    font-weight: var(--bureau-font-weight-regular);
  }

  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre, fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }

  h1, h2, h3, h4, h5, h6 {
    font-size: inherit;
    font-weight: var(--bureau-font-weight-semibold);
    line-height: var(--bureau-line-height-tight);
  }

  ul, ol {
    list-style: none;
  }

  button, input, select, textarea {
    margin: 0;
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  a {
    color: var(--bureau-color-link);
  }

  img, svg, video, canvas {
    display: block;
    max-inline-size: 100%;
  }

  svg {
    flex-shrink: 0;
  }

  code, kbd, pre, samp {
    font-family: var(--bureau-font-family-mono);
    font-size: 0.9375em;
  }

  time, [data-tabular] {
    font-variant-numeric: tabular-nums;
  }

  [hidden] {
    display: none !important;
  }

  :focus-visible,
  [data-focus-visible] {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: 2px;
  }

  /* Selected text inherits these where ::scroll-button is known too. A rule for every element would cost a tenth of each change of theme. */
  :root::selection,
  [data-scheme]::selection {
    background-color: var(--bureau-color-accent-border);
    color: var(--bureau-color-text);
  }

  @supports not selector(::scroll-button(*)) {
    ::selection {
      background-color: var(--bureau-color-accent-border);
      color: var(--bureau-color-text);
    }
  }

  ::placeholder {
    opacity: 1;
    color: var(--bureau-color-text-muted);
  }

  /* Paper is white, and nothing lies over it. */
  @media print {
    html {
      background: none;
    }

    [data-react-aria-top-layer] {
      display: none !important;
    }

    h1, h2, h3, h4, h5, h6 {
      break-after: avoid;
    }
  }

  @media (forced-colors: active) {
    /* Any colour that is not the system's becomes that of other text, as if it could be used. */
    :root,
    [data-scheme] {
      --bureau-color-text-disabled: GrayText !important;
    }

    /* By default the browser keeps an icon's own colour, which may not be seen on the forced one behind it. */
    svg[stroke='currentColor'] {
      forced-color-adjust: auto;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
      --bureau-duration-fast: 0ms;
      --bureau-duration-normal: 0ms;
      --bureau-duration-slow: 0ms;
      --bureau-duration-submenu-open: 0ms;
      --bureau-duration-submenu-close: 0ms;
    }

    *,
    *::before,
    *::after {
      scroll-behavior: auto !important;
      animation: none !important;
      transition: none !important;
    }
  }

  @media (forced-colors: active) {
    :focus-visible,
    [data-focus-visible] {
      outline-color: Highlight;
    }
  }
`;

export interface GlobalStylesProps {
  /** The nonce of the page's content security policy, where its `style-src` names one. */
  nonce?: string | undefined;
}

/**
 * Emits the tokens and what every page shares: the reset, the type of the body, the focus ring, the selection, the
 * scroll bars, and what forced colours and reduced motion ask for. `ThemeProvider` mounts it.
 *
 * They have a sheet of their own, before those of the components: a component that is drawn for the first time adds its rules to a
 * sheet, and a browser then looks again at every element that any rule of that sheet could touch, and at every text if it
 * holds a font.
 *
 * `time` and whatever carries `data-tabular` get figures of equal width.
 */
export function GlobalStyles({ nonce }: GlobalStylesProps) {
  return (
    <style href="bureau-global" precedence="bureau-global" nonce={nonce}>
      {globalCss}
    </style>
  );
}
