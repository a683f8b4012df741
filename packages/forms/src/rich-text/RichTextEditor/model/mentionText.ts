/** Describes somebody who can be mentioned. */
export interface MentionedPerson {
  /** The id that the mention keeps. */
  readonly id: number;
  /** The name that the text shows. */
  readonly name: string;
}

/** Describes a name that is being typed: where its `@` stands, and what follows up to the caret. */
interface MentionQuery {
  readonly start: number;
  readonly text: string;
}

const begun = /(?:^|[\s(])@([\p{L}\p{M}\p{N}.'’-]*(?: [\p{L}\p{M}\p{N}.'’-]*){0,3})$/u;

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[đłøı]/g, (letter) => 'dloi'.charAt('đłøı'.indexOf(letter)));

/** Finds the name that is being typed before the caret. */
export function findMention(text: string, caret: number): MentionQuery | undefined {
  const query = begun.exec(text.slice(0, caret))?.[1];
  return query === undefined ? undefined : { start: caret - query.length - 1, text: query };
}

/** Returns those of whom a word of the name begins as it was typed, those who are called exactly so first. */
export function matchPeople(
  people: readonly MentionedPerson[],
  typed: string,
  most = 6,
): readonly MentionedPerson[] {
  const words = fold(typed);
  const begins = (name: string) => name.startsWith(words) || name.includes(` ${words}`);
  return people
    .map((person) => ({ person, name: fold(person.name) }))
    .filter(({ name }) => begins(name))
    .toSorted((a, b) => Number(b.name.startsWith(words)) - Number(a.name.startsWith(words)))
    .slice(0, most)
    .map(({ person }) => person);
}
