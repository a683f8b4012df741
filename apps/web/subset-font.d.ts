/** Has no types of its own; those that others wrote do not know `keepFeatures`. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    /** Names the OpenType features that stay. */
    readonly keepFeatures: readonly string[];
  }
  /** Makes a font that has only the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
