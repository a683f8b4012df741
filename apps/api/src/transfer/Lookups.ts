import type { NamedPerson } from './namedPeople.ts';
import type { NameIndex } from './nameIndex.ts';

/** A record as files name it. */
export interface NamedRecord {
  readonly id: number;
  readonly name: string;
  /** What lists that show the name are ordered by. */
  readonly sort?: string | null;
  /** The project that it belongs to, if any: where several have the name, the one of the project that a row names is meant. */
  readonly projectId?: number | null;
}

/** Holds the people and records that the caller may name, and the values that no other record may have: those of the file are added as they are read. */
export interface Lookups {
  readonly people: NameIndex<NamedPerson>;
  readonly records: Readonly<Record<string, NameIndex<NamedRecord>>>;
  readonly taken: Readonly<Record<string, Set<string>>>;
}
