/** Describes a file that came with a request. */
export interface UploadedFile {
  /** Its name without folders and without characters that do not belong into names. Only for showing: files are stored under names of our own. */
  readonly name: string;
  readonly bytes: Uint8Array;
}
