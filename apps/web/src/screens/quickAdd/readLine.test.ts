import { describe, expect, it } from 'vitest';
import { createDayReader } from './dayWords.ts';
import { nameBefore, readLine, suggest, type Vocabulary } from './readLine.ts';

// a Tuesday
const today = '2026-03-17';

const vocabularyOf = (locale = 'en', dateFormat = 'dd.MM.yyyy'): Vocabulary => ({
  readDay: createDayReader({ locale, today, dateFormat, firstDayOfWeek: 1 }),
  priorities: [
    { id: 1, names: ['Urgent', '1'] },
    { id: 2, names: ['Very high', '2'] },
    { id: 3, names: ['Hoch', 'high', '3'] },
  ],
  projects: [
    { id: 7, names: ['Website relaunch'] },
    { id: 8, names: ['Web shop'] },
    { id: 9, names: ['Größenplan Zürich'] },
  ],
  people: [
    { id: 4, names: ['Anna Nowak'] },
    { id: 5, names: ['Anna-Lena Ruiz'] },
    { id: 6, names: ['Marta Lindqvist'] },
  ],
});

const read = (line: string, locale?: string, left?: ReadonlySet<string>) => {
  const { title, tokens } = readLine(line, vocabularyOf(locale), left);
  return { title, said: tokens.map(({ start: _s, end: _e, text: _t, ...said }) => said) };
};
const dayOf = (line: string, locale?: string) =>
  readLine(`Call ${line}`, vocabularyOf(locale)).tokens.flatMap((token) =>
    token.kind === 'day' ? [token.date] : [],
  )[0];

describe('a line that adds a task', () => {
  it('says everything of it, and the rest is its title', () => {
    expect(read('Call the printer tomorrow !high #website 90m @marta')).toEqual({
      title: 'Call the printer',
      said: [
        { kind: 'day', date: '2026-03-18' },
        { kind: 'priority', id: 3 },
        { kind: 'project', id: 7 },
        { kind: 'estimate', minutes: 90 },
        { kind: 'person', id: 6 },
      ],
    });
  });

  it('leaves in the title what it does not understand, and what somebody wants to stand there', () => {
    expect(read('Pay 3 of 12: #1 (a@b.example) !!! 9:30 0m')).toEqual({
      title: 'Pay 3 of 12: #1 (a@b.example) !!! 9:30 0m',
      said: [],
    });
    expect(read('Discuss tomorrow Friday')).toEqual({
      title: 'Discuss Friday',
      said: [{ kind: 'day', date: '2026-03-18' }],
    });
    expect(read('Discuss tomorrow Friday', 'en', new Set(['tomorrow']))).toEqual({
      title: 'Discuss tomorrow',
      said: [{ kind: 'day', date: '2026-03-20' }],
    });
  });

  it('knows names of several words, and by their beginning where no other has it', () => {
    expect(read('Plan #Website relaunch soon').title).toBe('Plan soon');
    expect(read('Plan #grossenplan zurich').said).toEqual([{ kind: 'project', id: 9 }]);
    expect(read('Plan #web').said).toEqual([{ kind: 'tag', tag: 'web' }]);
    expect(read('Plan #shop #print').said).toEqual([
      { kind: 'project', id: 8 },
      { kind: 'tag', tag: 'print' },
    ]);
    expect(read('Ask @anna').said).toEqual([]);
    expect(read('Ask @anna-l ＠marta').said).toEqual([
      { kind: 'person', id: 5 },
      { kind: 'person', id: 6 },
    ]);
    expect(read('Ask !very high').said).toEqual([{ kind: 'priority', id: 2 }]);
  });

  it.each([
    ['1h30', 90],
    ['1.5h', 90],
    ['2h', 120],
    ['45min', 45],
  ])('reads %s as an estimate', (text, minutes) => {
    expect(read(`Print ${text}`).said).toEqual([{ kind: 'estimate', minutes }]);
  });
});

describe('a day', () => {
  it.each([
    ['today', '2026-03-17', 'en'],
    ['Friday', '2026-03-20', 'en'],
    ['Tuesday', '2026-03-24', 'en'],
    ['next week', '2026-03-23', 'en'],
    ['next month', '2026-04-01', 'en'],
    ['in 3 days', '2026-03-20', 'en'],
    ['in 2 weeks', '2026-03-31', 'en'],
    ['in 1 month', '2026-04-17', 'en'],
    ['12 December', '2026-12-12', 'en'],
    ['Jan 5', '2027-01-05', 'en'],
    ['morgen', '2026-03-18', 'de'],
    ['übermorgen', '2026-03-19', 'de'],
    ['nächste Woche', '2026-03-23', 'de'],
    ['in 3 Tagen', '2026-03-20', 'de'],
    ['12. Dez.', '2026-12-12', 'de'],
    ['tomorrow', '2026-03-18', 'de'],
    ['31.12.2026', '2026-12-31', 'de'],
    ['2026-05-01', '2026-05-01', 'de'],
    ['vendredi', '2026-03-20', 'fr'],
    ['dans 2 semaines', '2026-03-31', 'fr'],
    ['mañana', '2026-03-18', 'es'],
    ['через 5 дней', '2026-03-22', 'ru'],
    ['明日', '2026-03-18', 'ja'],
    ['3 日後', '2026-03-20', 'ja'],
    ['3日後', '2026-03-20', 'ja'],
    ['12月3日', '2026-12-03', 'ja'],
    ['下周', '2026-03-23', 'zh'],
    ['hôm nay', '2026-03-17', 'vi'],
  ])('is read from %s', (words, date, locale) => {
    expect(dayOf(words, locale)).toBe(date);
  });

  it('that does not exist is none', () => {
    expect(dayOf('30 February')).toBeUndefined();
    expect(dayOf('31.02.2026')).toBeUndefined();
  });
});

describe('names that are offered', () => {
  it('follow the sign at the caret', () => {
    expect(nameBefore('Plan #we for', 8)).toEqual({ kind: 'project', start: 5, typed: 'we' });
    expect(nameBefore('Plan we', 7)).toBeUndefined();
    expect(suggest(vocabularyOf().projects, 're').map(({ id }) => id)).toEqual([7]);
    expect(suggest(vocabularyOf().people, '')).toHaveLength(3);
  });
});
