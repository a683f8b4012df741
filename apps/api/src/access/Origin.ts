import type { Locale } from '@bureau/values';

/** Describes where a request comes from. */
export interface Origin {
  readonly requestId: string;
  /** The address of the client, or of the last proxy that is not trusted. */
  readonly address: string;
  /** What the client says of itself, cut to 300 characters. */
  readonly userAgent: string | null;
  /** The language that the caller is answered in. */
  readonly locale: Locale;
  /** When the request came. */
  readonly now: Date;
}
