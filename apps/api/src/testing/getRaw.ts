import { exchange } from './exchange.ts';

/** Describes an answer as it came over the wire. */
export interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** Asks without a client that decompresses or cleans paths by itself. */
export async function getRaw(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Raw> {
  const { hostname, origin, port } = new URL(address);
  const { response, bytes } = await exchange({ hostname, port, path: address.slice(origin.length), headers });
  return { status: response.statusCode ?? 0, headers: response.headers, bytes };
}
