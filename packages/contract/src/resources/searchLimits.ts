import { text } from '../http/schema.ts';

/** How many records a search finds at most: of each kind, and characters of what is searched for. */
export const searchLimits = { ofType: 8, q: 100 } as const;

/** Describes what is searched for: so many characters at most. */
export const searchedText = (max: number = searchLimits.q) =>
  text(max)
    .test({ name: 'required', test: (value) => value?.trim() !== '' })
    .required();
