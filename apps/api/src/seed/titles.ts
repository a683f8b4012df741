import { foreignPatterns, longPatterns, sentences, titlePatterns, titleWords } from './data/titles.ts';
import type { Random } from './Random.ts';

/** Names what a title or description speaks of. */
export interface Subject {
  readonly client: string;
  readonly person: string;
}

function fill(pattern: string, subject: Subject, random: Random): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'client' || name === 'person') return subject[name];
    const words = Object.entries<readonly string[]>(titleWords).find(([key]) => key === name)?.[1];
    return random.pick(words ?? []);
  });
}

/** Creates the title of a task: mostly short, some long, some in other languages. */
export function makeTitle(subject: Subject, random: Random): string {
  const patterns = random.weighted<readonly string[]>([
    [titlePatterns, 90],
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
