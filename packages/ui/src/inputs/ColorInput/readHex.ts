/** Parses a color as people write it: `#1F2937`, `1f2937`, `#abc`. Returns it as `#rrggbb` in lower case; `undefined` for what is none. */
export function readHex(text: string): `#${string}` | undefined {
  const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === '') return undefined;
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return `#${long.toLowerCase()}`;
}
