/**
 * Returns the address of a link as it is kept: a page by http, an address of mail, or a place of the application, which begins with `#/`. What a
 * person types without a scheme becomes https or mail. Returns undefined for what is no such address.
 */
export function toSafeAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text.startsWith('#/')) return text;
  if (/^(?:https?:\/\/[^/\\\s]|mailto:[^/\\\s])/i.test(text)) return URL.canParse(text) ? text : undefined;
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) || text.startsWith('/')) return undefined;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const address = `https://${text}`;
  return /^[^\s/\\]+\.[^\s/\\]/.test(text) && URL.canParse(address) ? address : undefined;
}
