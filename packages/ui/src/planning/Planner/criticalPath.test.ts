import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layCalendar } from './calendar.ts';
import { findCriticalPath, type PlannedItem } from './criticalPath.ts';
import { dayOf } from './days.ts';

const calendar = layCalendar([0, 6], []);
const plan = (id: string, start: string, end: string, ...dependsOn: string[]): PlannedItem => ({
  id,
  span: { start: dayOf(start), end: dayOf(end) },
  dependsOn,
  isDone: false,
});
const pathOf = (...items: PlannedItem[]) => [...findCriticalPath(items, calendar)].toSorted();

describe('the critical path', () => {
  it('is the chain without slack; what has time left is not on it', () => {
    expect(
      pathOf(
        plan('dig', '2026-03-02', '2026-03-06'),
        plan('order', '2026-03-02', '2026-03-03'),
        plan('build', '2026-03-09', '2026-03-13', 'dig', 'order'),
        plan('paint', '2026-03-16', '2026-03-17', 'build'),
      ),
    ).toEqual(['build', 'dig', 'paint']);
  });

  it('takes a weekend between two items for no slack, and a day of work for some', () => {
    const first = plan('first', '2026-03-02', '2026-03-06');
    expect(pathOf(first, plan('then', '2026-03-09', '2026-03-10', 'first'))).toEqual(['first', 'then']);
    expect(pathOf(first, plan('then', '2026-03-10', '2026-03-10', 'first'))).toEqual(['then']);
  });

  it('has nothing of what depends on nothing, and nothing that is done', () => {
    const done = { ...plan('done', '2026-03-02', '2026-03-06'), isDone: true };
    expect(
      pathOf(
        done,
        plan('next', '2026-03-09', '2026-03-09', 'done'),
        plan('alone', '2026-03-02', '2026-05-06'),
      ),
    ).toEqual(['next']);
  });

  it('is found for each of several plans that have nothing in common', () => {
    const [a, b] = [plan('a', '2026-03-02', '2026-03-02'), plan('b', '2026-03-03', '2026-03-03', 'a')];
    const [c, d] = [plan('c', '2026-06-01', '2026-06-01'), plan('d', '2026-06-02', '2026-06-02', 'c')];
    expect(pathOf(a, b, c, d)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('ends for circles, and for what is unknown', () => {
    const circle = [
      plan('a', '2026-03-02', '2026-03-02', 'b'),
      plan('b', '2026-03-03', '2026-03-03', 'a', 'b', 'nobody'),
    ];
    expect(pathOf(...circle)).toEqual([]);
  });

  it('holds the last item of every plan, and never one that has slack before all that follow', () => {
    const items = array(
      record({ start: integer({ min: 0, max: 60 }), length: integer({ min: 0, max: 9 }) }),
      {
        minLength: 2,
        maxLength: 30,
      },
    );
    const everyDay = layCalendar([], []);
    assert(
      property(items, integer({ min: 1, max: 5 }), (drawn, step) => {
        const all = drawn.map(({ start, length }, index): PlannedItem => ({
          id: `${index}`,
          span: { start, end: start + length },
          dependsOn: index >= step ? [`${index - step}`] : [],
          isDone: false,
        }));
        const path = findCriticalPath(all, everyDay);
        const chains = Array.from({ length: Math.min(step, all.length) }, (_, first) =>
          all.filter(({ id }) => Number(id) % step === first),
        );
        for (const chain of chains) {
          if (chain.length < 2) continue;
          const last = Math.max(...chain.map(({ span }) => span.end));
          for (const one of chain.filter(({ span }) => span.end === last)) expect(path).toContain(one.id);
        }
      }),
    );
  });
});
