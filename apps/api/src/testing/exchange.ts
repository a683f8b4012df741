import { type IncomingMessage, request, type RequestOptions } from 'node:http';

/** What came over the wire: the head of a response, and all of its body. */
interface Exchange {
  readonly response: IncomingMessage;
  readonly bytes: Buffer;
}

/** Sends a request, and waits for all of its response. */
export function exchange(options: RequestOptions, body?: string): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const call = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ response, bytes: Buffer.concat(chunks) }));
    });
    call.on('error', reject);
    call.end(body);
  });
}
