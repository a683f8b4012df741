import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

/** How long, in milliseconds, and how much of a body is still read that nobody wants any more, in bytes. */
const defaultLimits = { time: 30_000, bytes: 256 * 1024 * 1024 } as const;

/** Reads what is left of a request, and keeps nothing of it. Returns whether that was all; otherwise it takes too long, or has no end. */
export function discardBody(
  incoming: Readable & Pick<IncomingMessage, 'complete'>,
  limits: { readonly time: number; readonly bytes: number } = defaultLimits,
): Promise<boolean> {
  if (incoming.complete || incoming.destroyed) return Promise.resolve(true);
  return new Promise((resolve) => {
    let bytes = 0;
    const end = (isAll: boolean) => {
      clearTimeout(timer);
      incoming.off('data', count);
      incoming.off('end', endAll);
      incoming.off('close', endAll);
      if (!isAll) incoming.pause();
      resolve(isAll);
    };
    const endAll = () => end(true);
    const count = (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > limits.bytes) end(false);
    };
    const timer = setTimeout(() => end(false), limits.time);
    timer.unref();
    incoming.on('data', count);
    incoming.on('end', endAll);
    incoming.on('close', endAll);
    incoming.resume();
  });
}

/**
 * Lets a request come as a whole before it is answered, although it was refused at its beginning, such as a file that is too large. Many clients
 * would otherwise go on sending, fail with a broken connection, and never read why.
 */
export const discardRefused: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  await discardBody(context.env.incoming);
};
