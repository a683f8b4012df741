declare global {
  interface Window {
    /** Is missing in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypesFactory;
  }
}

interface TrustedTypesFactory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown;
}

/**
 * Lets libraries empty an element by `innerHTML = ''`, which the content security policy takes for writing HTML, and
 * nothing else.
 */
export function allowEmptyHtml(trustedTypes: TrustedTypesFactory | undefined): void {
  trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) });
}
