/** Describes the body of 400, 401, 403, 404, 405, 413, 415, 429, 500 and of some 422. */
export interface ErrorText {
  readonly error: string;
  /** Counts the records that keep another from being deleted, by their resources. */
  readonly blocked_by?: readonly Blocker[];
}

/** Describes the records of a resource that keep another from being deleted, since they refer to it. */
export interface Blocker {
  readonly resource: string;
  readonly count: number;
  /** Leads to the list of them. */
  readonly route: string;
}

/** Describes the body of a 422 that names fields. Paths of nested fields are written `lines.2.quantity`. */
export interface ErrorFields {
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** Describes the body of a 409: the record as it is now. */
interface ErrorConflict<Record> extends ErrorText {
  readonly current: Record;
}

export type ErrorBody = ErrorText | ErrorFields | ErrorConflict<unknown>;

/** Returns whether a body has the shape of a documented error. */
export function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false;
  if ('error' in body) return typeof body.error === 'string';
  if (!('errors' in body) || typeof body.errors !== 'object' || body.errors === null) return false;
  return !Array.isArray(body.errors) && Object.values(body.errors).every(isListOfTexts);
}

const isListOfTexts = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
