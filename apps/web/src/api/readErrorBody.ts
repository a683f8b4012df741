import { type ErrorBody, isErrorBody } from '@bureau/contract';

type Messages = Map<string, string[]>;

/**
 * Reads the body of an answer of an error status. What stands before the server, such as a gateway, may nest its
 * messages or give one without a list: they are found by the same paths as those of the server, `lines.2.quantity`.
 * Returns null where the body holds nothing that can be shown.
 */
export function readErrorBody(body: unknown): ErrorBody | null {
  if (isErrorBody(body)) return body;
  if (typeof body !== 'object' || body === null || !('errors' in body) || 'error' in body) return null;
  const messages: Messages = new Map();
  gather(body.errors, '', messages);
  return messages.size > 0 ? { errors: Object.fromEntries(messages) } : null;
}

/** Adds the texts in a value, at any depth, to the messages; those in a list belong to the field that has the list. */
function gather(value: unknown, path: string, messages: Messages): void {
  if (typeof value === 'string' && value !== '') messages.set(path, [...(messages.get(path) ?? []), value]);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const isItem = Array.isArray(value) && typeof child === 'string';
    gather(child, isItem ? path : [path, key].filter(Boolean).join('.'), messages);
  }
}
