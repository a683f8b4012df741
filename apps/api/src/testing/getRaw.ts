import { request } from 'node:http';

/** Describes an answer as it came over the wire. */
export interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** Asks without a client that decompresses or cleans paths by itself. */
export function getRaw(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Raw> {
  const { origin: url } = new URL(address);
  const path = address.slice(url.length);
  return new Promise((resolve, reject) => {
    const call = request(url, { path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}
