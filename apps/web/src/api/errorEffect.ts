import { errorCatalogue } from '@bureau/contract';
import { ApiError } from './ApiError.ts';

/** What the client shows of a failed call, before words are put to it. */
export type ShownError =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'signOut' }
  | {
      readonly kind: 'toast';
      readonly title: 'error' | 'serverError' | null;
      /** The server's text; else the name of a fixed message. */
      readonly message: { readonly text: string } | 'forbidden' | 'notFound' | 'unexpected';
    }
  | { readonly kind: 'dialog'; readonly messages: readonly string[] };

/**
 * Looks an error up in the catalogue (docs/product.md §8). What it does not list shows nothing: the place where it
 * happened says what went wrong.
 */
export function errorEffect(error: ApiError): ShownError {
  const effect = error.kind === 'status' ? errorCatalogue[error.status] : undefined;
  switch (effect?.kind) {
    case undefined:
      return { kind: 'nothing' };
    case 'signOut':
      return effect;
    case 'toast': {
      const text = effect.message === 'response' ? error.text : null;
      const message = effect.message === 'response' ? 'unexpected' : effect.message;
      return { kind: 'toast', title: effect.title, message: text === null ? message : { text } };
    }
    case 'textOrDialog': {
      const messages = Object.values(error.fieldErrors).flat();
      if (error.text === null && messages.length > 0) return { kind: 'dialog', messages };
      const message = error.text === null ? 'unexpected' : { text: error.text };
      return { kind: 'toast', title: null, message };
    }
  }
}

/** Returns whether a call failed and the catalogue says nothing of it, so that its place has to. */
export function isUnreported(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { kind } = errorEffect(error);
  return kind === 'nothing' || (error.isHandledByCaller && kind !== 'signOut');
}
