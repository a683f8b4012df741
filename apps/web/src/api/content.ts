import type { Endpoint, PartsOf, ResponseOf } from '@bureau/contract';

/** Describes a file to send, with the parts that the endpoint takes beside it. */
export interface Upload<Parts = object> {
  readonly file: File;
  readonly parts?: Parts;
}

/** Describes a file that a call answered with. */
export interface DownloadedFile {
  readonly blob: Blob;
  /** The name that the server gave the file; null where it gave none. */
  readonly name: string | null;
}

/** The type of what a call gives: a file where the endpoint answers with one. */
export type AnswerOf<E extends Endpoint> = E extends { readonly file: readonly string[] }
  ? DownloadedFile
  : ResponseOf<E>;

/** The type of what a call sends as a file. */
export type UploadOf<E extends Endpoint> = Upload<PartsOf<E>>;

/** Writes what a call sends: a file as a form with its parts as JSON, everything else as JSON. */
export function writeContent(body: unknown, upload: Upload | undefined): FormData | string | null {
  if (!upload) return body === undefined ? null : JSON.stringify(body);
  const form = new FormData();
  // the parts stand before the file, so that the server knows them when the file begins
  for (const [name, part] of Object.entries(upload.parts ?? {}))
    if (part !== undefined) form.set(name, JSON.stringify(part));
  form.set('file', upload.file);
  return form;
}

/** Reads the name of a file from the header that says that it is to be saved. */
function readFileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null;
}

/** Returns whether an answer is a record, whatever else it says. */
const isRecord = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'number';

/** Reads an answer: a file where the endpoint gives one, else JSON or nothing. */
export async function readAnswer(
  endpoint: Endpoint,
  response: Response,
): Promise<{ isReadable: boolean; body?: unknown }> {
  if (response.ok && endpoint.file) {
    const name = readFileName(response.headers.get('Content-Disposition'));
    return { isReadable: true, body: { blob: await response.blob(), name } satisfies DownloadedFile };
  }
  const text = await response.text();
  // nothing is an answer only where the contract says so
  if (text === '') return { isReadable: endpoint.status === 204 || !response.ok };
  try {
    const body: unknown = JSON.parse(text);
    return { isReadable: !response.ok || !endpoint.savesRecord || isRecord(body), body };
  } catch {
    return { isReadable: !response.ok };
  }
}
