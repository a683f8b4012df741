declare module 'virtual:bureau-docs' {
  /** What `tools/workshop` reads when the workshop is built: `WorkshopDocs`. */
  export const docs: unknown;
}
