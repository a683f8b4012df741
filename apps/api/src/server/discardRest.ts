import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { discardBody } from '../http/discardBody.ts';

/**
 * Throws away what is left of a request that was answered before all of it had come, since it would not end: for as long again, so that the answer
 * is read. Then the connection is closed.
 */
export function discardRest(server: Server): void {
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.once('finish', () => {
      void discardBody(incoming).then((isAll) => {
        if (!isAll) incoming.socket.destroySoon();
      });
    });
  });
}
