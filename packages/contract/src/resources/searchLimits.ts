import { text } from '../http/schema.ts';

/** How many records a search finds at most: of each kind, and characters of what is searched for. */
export const searchLimits = { ofType: 8, q: 100 } as const;

/** Describes what is searched for. */
export const searchedText = () =>
  text(searchLimits.q)
    .test({ name: 'required', test: (value) => value?.trim() !== '' })
    .required();
