import { highContrastRoles } from './highContrast.ts';
import { colorRoles, schemes, transparentRoles, type Scheme } from './roles.ts';
import { scales, shadows } from './scales.ts';

function declare(prefix: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--bureau-${prefix}${name}:${value};`)
    .join('');
}

/** Keeps what is dark from paper. */
const onScreen = (rule: string) => `@media screen{${rule}}`;

function schemeRule(scheme: Scheme): string {
  const selector = scheme === 'light' ? ":root,[data-scheme='light']" : `[data-scheme='${scheme}']`;
  const rule = `${selector}{color-scheme:${scheme};${declare('color-', colorRoles[scheme])}${declare('', shadows[scheme])}}`;
  return scheme === 'light' ? rule : onScreen(rule);
}

function highContrastRule(scheme: Scheme): string {
  const roles = declare('color-', highContrastRoles[scheme]);
  const rule = `[data-contrast='high'][data-scheme='${scheme}'],[data-contrast='high'] [data-scheme='${scheme}']{${roles}}`;
  return scheme === 'light' ? rule : onScreen(rule);
}

/**
 * Every token as CSS. The scheme is chosen by `data-scheme` on the root or on any element below it, so that a part of a page can be shown
 * in the other scheme; on paper all is light. Fingers get larger controls and rows, and narrow screens a smaller gutter.
 */
export const tokensCss: string = [
  `:root{${declare('', scales)}}`,
  ...schemes.map(schemeRule),
  onScreen(`[data-layout='transparent'][data-contrast='standard']{${declare('color-', transparentRoles)}}`),
  ...schemes.map(highContrastRule),
  ":root[data-density='compact']{--bureau-size-row:var(--bureau-size-row-compact);--bureau-size-control:var(--bureau-size-control-small);}",
  '@media (width < 769px){:root{--bureau-size-gutter:16px;}}',
  "@media (pointer: coarse){:root,:root[data-density='compact']{--bureau-size-control:44px;--bureau-size-control-small:44px;--bureau-size-row:44px;--bureau-size-row-compact:44px;}}",
].join('');
