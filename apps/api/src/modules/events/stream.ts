/** How many bytes wait for a client that reads too slowly before its stream is ended, so that it comes anew and reads what there is by then. */
const maxBufferedBytes = 64 * 1024;

const encoder = new TextEncoder();

/** Writes an event as a stream has it: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export const writeEvent = (event: object): Uint8Array => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);

/** Writes what a client is told beside events: under a name, so that nobody takes it for one of them. */
export const writeNamed = (name: string, data: object): Uint8Array =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/** What a stream begins with, so that the client knows that it is open. */
const beginning = encoder.encode(':\n\n');

/** What is sent when there is nothing to tell, so that a connection that is gone is noticed at both ends, and no proxy ends one that is there. */
export const heartbeat = writeNamed('beat', {});

/** One end of a stream: what is sent there arrives at the client. */
export interface OpenStream {
  readonly body: ReadableStream<Uint8Array>;
  send(bytes: Uint8Array): void;
  end(): void;
}

/** Opens a stream. `onEnd` hears of its end once, whoever has ended it. */
export function openStream(onEnd: () => void): OpenStream {
  let isOpen = true;
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const finish = () => {
    if (!isOpen) return false;
    isOpen = false;
    onEnd();
    return true;
  };
  const end = () => {
    if (finish()) controller.close();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
        given.enqueue(beginning);
      },
      cancel: () => void finish(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxBufferedBytes }),
  );
  return {
    body,
    send(bytes) {
      if (!isOpen) return;
      if ((controller.desiredSize ?? 0) < bytes.byteLength) end();
      else controller.enqueue(bytes);
    },
    end,
  };
}
