/** Describes a file that a request answers with. It is written while it is read, and never whole in memory. */
export interface FileAnswer {
  /** Its name, in any script; null for a page, which browsers show instead of keeping it. */
  readonly name: string | null;
  readonly type: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Writes the header that says what a file is called: by RFC 6266, and in ASCII for what does not know it. */
export function contentDisposition(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Goes on with an iteration whose first step was taken already. */
async function* goOn<Item>(first: IteratorResult<Item>, rest: AsyncIterator<Item>) {
  try {
    for (let step = first; step.done !== true; step = await rest.next()) yield step.value;
  } finally {
    await rest.return?.();
  }
}

/**
 * Answers with a file. Its first part is made before anything is sent, so that what fails at once is answered as an error; what fails
 * later breaks the connection off, so that nobody takes half a file for a whole one.
 */
export async function answerFile({ name, type, content }: FileAnswer): Promise<Response> {
  const parts = content[Symbol.asyncIterator]();
  const first = await parts.next();
  return new Response(ReadableStream.from(goOn(first, parts)), {
    headers: {
      'Content-Type': type,
      ...(name !== null && { 'Content-Disposition': contentDisposition(name) }),
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
