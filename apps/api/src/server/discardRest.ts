import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long, in milliseconds, and how much of a body is still read that nobody wants any more, in bytes. */
const discardTime = 30_000;
const discardSize = 512 * 1024 * 1024;

function discard(incoming: IncomingMessage): void {
  if (incoming.readableEnded || incoming.destroyed) return;
  const end = () => incoming.socket.destroySoon();
  const timer = setTimeout(end, discardTime);
  timer.unref();
  let size = 0;
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > discardSize) end();
  });
  incoming.on('close', () => clearTimeout(timer));
  incoming.resume();
}

/**
 * Throws away what is left of a request that was answered before all of it had come, such as a file that is too large. Most clients read the
 * answer only when they have sent everything: if the connection were closed at once, they would be told of a broken one instead.
 */
export function discardRest(server: Server): void {
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.once('finish', () => discard(incoming));
  });
}
