import { createContext, useContext, useMemo } from 'react';
import {
  translate,
  type Catalogue,
  type MessageKey,
  type Messages,
  type MessageValues,
} from './translate.ts';

/** Returns the text of a key, with its placeholders filled. */
export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string;

const emptyCatalogue: Catalogue = { locale: 'en', messages: {} };

/** Carries the texts that the application gave to `BureauProvider`. */
export const MessagesContext = createContext<Catalogue>(emptyCatalogue);

/**
 * Makes the hook by which a package reads its own texts. The texts of `BureauProvider` come first, those of the
 * package's English catalogue fill what they leave out. The hook's function is stable until the texts change.
 */
export function createUseMessages<English extends Messages>(
  messages: English,
): () => Translate<MessageKey<English>> {
  const english: Catalogue = { locale: 'en', messages };
  return function useMessages() {
    const given = useContext(MessagesContext);
    return useMemo(() => (key, values) => translate([given, english], key, values), [given]);
  };
}
