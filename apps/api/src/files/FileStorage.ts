/** A part of a file: its first and its last byte, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Keeps what files hold, under keys of our own. */
export interface FileStorage {
  /** Stores a file as a whole: nobody finds a part of it. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Reads a file, or a part of it, piece by piece. Returns null when there is none. */
  read(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | null>;
  /** Deletes a file, if there is one. */
  remove(key: string): Promise<void>;
}

/** Describes where an S3-compatible store is, and who is let in. */
export interface S3Options {
  /** Begins the addresses of buckets: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
