/** Describes somebody who can be mentioned. */
export interface MentionedPerson {
  readonly id: number;
  readonly name: string;
}

/** Describes a name that is being typed: where its `@` stands, and what follows up to the caret. */
interface MentionQuery {
  readonly start: number;
  readonly text: string;
}

const begun = /(?:^|[\s(])@([\p{L}\p{M}\p{N}.'’-]*(?: [\p{L}\p{M}\p{N}.'’-]*){0,3})$/u;

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Finds the name that is being typed before the caret. */
export function findMention(text: string, caret: number): MentionQuery | undefined {
  const query = begun.exec(text.slice(0, caret))?.[1];
  return query === undefined ? undefined : { start: caret - query.length - 1, text: query };
}

/** Returns those of whom a word of the name begins as it was typed, those who are called exactly so first. */
export function matchPeople(
  people: readonly MentionedPerson[],
  typed: string,
  most: number,
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

const entities = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
] as const;

const escape = (text: string) =>
  entities.reduce((html, [plain, entity]) => html.replaceAll(plain, entity), text);
const unescape = (html: string) =>
  entities.toReversed().reduce((text, [plain, entity]) => text.replaceAll(entity, plain), html);

/** Finds who is named at a place behind an `@`: the longest name that stands there as a whole. */
function personAt(text: string, place: number, longestFirst: readonly MentionedPerson[]) {
  return longestFirst.find(
    ({ name }) => text.startsWith(name, place) && !/^[\p{L}\p{N}]/u.test(text.slice(place + name.length)),
  );
}

/** Writes a text as HTML: a paragraph for what stands between empty lines, and everybody who is named behind an `@` as a mention. */
export function toHtml(text: string, people: readonly MentionedPerson[]): string {
  const longestFirst = people
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => b.name.length - a.name.length);
  const writeLine = (line: string) => {
    let html = '';
    let written = 0;
    for (const { index } of line.matchAll(/(?<=^|[\s(])@/gu)) {
      const person = personAt(line, index + 1, longestFirst);
      if (person === undefined) continue;
      html += `${escape(line.slice(written, index))}<span data-mention="${person.id}">@${escape(person.name)}</span>`;
      written = index + 1 + person.name.length;
    }
    return html + escape(line.slice(written));
  };
  return text
    .trim()
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(writeLine).join('<br />')}</p>`)
    .join('');
}

/** Describes a text that can be written again, and who is mentioned in it. */
interface PlainMentions {
  readonly text: string;
  readonly people: readonly MentionedPerson[];
}

/** Reads what {@link toHtml} wrote; undefined for what plain text cannot express, such as a list. */
export function fromHtml(html: string): PlainMentions | undefined {
  const people = [...html.matchAll(/<span data-mention="(\d+)">@([^<]*)<\/span>/g)].map(
    ([, id, name = '']) => ({
      id: Number(id),
      name: unescape(name),
    }),
  );
  const text = html
    .replaceAll(/<span data-mention="\d+">(@[^<]*)<\/span>/g, '$1')
    .replaceAll(/<\/p>\s*<p>/g, '\n\n')
    .replaceAll(/<br ?\/?>/g, '\n')
    .replaceAll(/<\/?p>/g, '');
  return text.includes('<') ? undefined : { text: unescape(text), people };
}
