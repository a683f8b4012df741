/** Has no types of its own. */
declare module 'fontverter' {
  /** Writes a font in another format. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
