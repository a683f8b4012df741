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
