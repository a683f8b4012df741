/** Describes what the server's thread tells the database's thread. Bytes are whole messages of PostgreSQL's protocol. */
export type ToDatabase =
  | { readonly kind: 'connect' }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'close' };

/** Describes what the database's thread tells the server's thread. */
export type FromDatabase =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'closed' };
