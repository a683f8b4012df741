import titles from './data/titles.json' with { type: 'json' };
import type { Random } from './Random.ts';

/**
 * How titles and descriptions are worded. Words in braces are filled in: `{client}` with the project's client, `{person}` with a colleague,
 * and the others from `words`.
 */
const { foreignPatterns, longPatterns, patterns: usualPatterns, sentences, words } = titles;

/** Names what a title or description speaks of. */
export interface Subject {
  readonly client: string;
  readonly person: string;
}

function fill(pattern: string, subject: Subject, random: Random): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'client' || name === 'person') return subject[name];
    return random.pick(Object.entries(words).find(([key]) => key === name)?.[1] ?? []);
  });
}

/** Creates the title of a task: mostly short, some long, some in other languages. */
export function makeTitle(subject: Subject, random: Random): string {
  const patterns = random.weighted<readonly string[]>([
    [usualPatterns, 90],
    [longPatterns, 3],
    [foreignPatterns, 7],
  ]);
  return fill(random.pick(patterns), subject, random);
}

/** Creates the description of a task: none, a sentence, or some paragraphs. */
export function makeDescription(subject: Subject, random: Random): string {
  const count = random.weighted([
    [0, 20],
    [1, 30],
    [2, 30],
    [4, 20],
  ]);
  const chosen = random.sample(sentences, count).map((sentence) => fill(sentence, subject, random));
  return chosen.length > 2
    ? `${chosen.slice(0, 2).join(' ')}\n\n${chosen.slice(2).join(' ')}`
    : chosen.join(' ');
}
