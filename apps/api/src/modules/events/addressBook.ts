import type { ChangeEvent } from '@bureau/contract';

interface Entry {
  readonly event: ChangeEvent;
  readonly people: ReadonlySet<number>;
}

/** Collects whom events are told. Of several about the same, each person is told the last one alone. */
export function createAddressBook() {
  const told = new Map<string, Map<number, ChangeEvent>>();
  return {
    add(event: ChangeEvent, people: readonly number[]) {
      const key = JSON.stringify([event.resource, event.id, event.part]);
      const last = told.get(key) ?? new Map<number, ChangeEvent>();
      for (const person of people) last.set(person, event);
      told.set(key, last);
    },
    /** Returns the events, with those who are told of each. */
    entries: (): readonly Entry[] =>
      [...told.values()].flatMap((last) =>
        [...Map.groupBy(last.keys(), (person) => last.get(person))].flatMap(([event, people]) =>
          event === undefined ? [] : [{ event, people: new Set(people) }],
        ),
      ),
  };
}
