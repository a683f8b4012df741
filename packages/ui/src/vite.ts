/**
 * Leaves out the words that react-aria brings in 34 languages, with which `BureauProvider` does without: it speaks those
 * of this package. For the `plugins` of a Vite configuration.
 */
export function leaveOutReactAriaStrings() {
  return {
    name: 'bureau:leave-out-react-aria-strings',
    enforce: 'pre' as const,
    load(id: string): string | undefined {
      const isStrings =
        /[\\/]react-(?:aria|stately|aria-components)[\\/]dist[\\/].*[\\/]intlStrings\.m?js$/.test(id);
      return isStrings ? 'export default {};' : undefined;
    },
  };
}

/** What styled-components asks stylis for, where each style goes to the browser as one rule. */
const stylisStandIn = `
export const RULESET = 'rule';
export const compile = (style) => style;
export const serialize = (style, insert) => insert(style);
export const middleware = (steps) => steps.at(-1);
export const rulesheet = (insert) => insert;
export const stringify = () => '';
export const prefixer = stringify;
`;

/**
 * Leaves out stylis, which takes the styles of a component apart when it is shown for the first time: every browser that has nesting of its own
 * reads them many times faster. What follows a nested rule then counts after it, as CSS has it. For the `plugins` of a Vite configuration
 * whose styles use neither `createGlobalStyle` nor plugins of stylis.
 */
export function nestStylesNatively() {
  const standIn = '\0bureau:stylis';
  return {
    name: 'bureau:nest-styles-natively',
    apply: 'build' as const,
    enforce: 'pre' as const,
    resolveId: (source: string): string | undefined => (source === 'stylis' ? standIn : undefined),
    load: (id: string): string | undefined => (id === standIn ? stylisStandIn : undefined),
  };
}
