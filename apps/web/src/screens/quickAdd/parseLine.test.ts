import { defectFields, type Fields, incidentFields, taskFields, todoFields } from '@bureau/contract';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { ownFields } from '../fields/ShownField.ts';
import type { ResourceScreens } from '../resource/ResourceScreens.ts';
import { createDayParser } from './dayParser.ts';
import { bodyOf, nameBefore, parseLine, suggest } from './parseLine.ts';
import { quickAddFieldsOf, toQuickAddField } from './quickAddFields.ts';

// a Tuesday
const today = '2026-03-17';

const named = (names: Readonly<Record<number, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id: Number(id), names: [name] }));

const records = {
  projects: named({ 7: 'Website relaunch', 8: 'Web shop', 9: 'Größenplan Zürich' }),
  users: named({ 4: 'Anna Nowak', 5: 'Anna-Lena Ruiz', 6: 'Marta Lindqvist', 10: 'Đặng Văn Ổn' }),
  tasks: named({ 12: 'Order tiles' }),
};

const write = ((key: string) => key.split('.').at(-1)) as TFunction;

const shownOf = (fields: Fields) =>
  ownFields({ fields, choices: {}, labels: {}, options: {} } as unknown as ResourceScreens, write);

function fieldsOf(fields: Fields, locale = 'en') {
  const parseDay = createDayParser({ locale, today, dateFormat: 'dd.MM.yyyy', firstDayOfWeek: 1 });
  return quickAddFieldsOf(shownOf(fields)).map((shown) =>
    toQuickAddField(shown, { parseDay, recordsOf: ({ picker }) => records[picker as keyof typeof records] }),
  );
}

function read(line: string, locale?: string, left?: ReadonlySet<string>, described: Fields = taskFields) {
  const fields = fieldsOf(described, locale);
  const { title, tokens } = parseLine(line, fields, left);
  return { title, ...bodyOf(tokens, fields) };
}

describe('a line that adds a task', () => {
  it('says everything of it, and the rest is its title', () => {
    expect(read('Call the printer tomorrow !high #website 90m @marta')).toEqual({
      title: 'Call the printer',
      due_date: '2026-03-18',
      priority: 3,
      project_id: 7,
      estimated_minutes: 90,
      assignee_ids: [6],
    });
  });

  it('leaves in the title what it does not understand, and what somebody wants to stand there', () => {
    expect(read('Pay 3 of 12: #1 (a@b.example) !!! 9:30 0m')).toEqual({
      title: 'Pay 3 of 12: #1 (a@b.example) !!! 9:30 0m',
    });
    expect(read('Discuss tomorrow Friday')).toEqual({ title: 'Discuss Friday', due_date: '2026-03-18' });
    expect(read('Discuss tomorrow Friday', 'en', new Set(['tomorrow']))).toEqual({
      title: 'Discuss tomorrow',
      due_date: '2026-03-20',
    });
  });

  it('knows names of several words, and by their beginning where no other has it', () => {
    expect(read('Plan #Website relaunch soon')).toEqual({ title: 'Plan soon', project_id: 7 });
    expect(read('Plan #grossenplan zurich')).toEqual({ title: 'Plan', project_id: 9 });
    expect(read('Plan #web')).toEqual({ title: 'Plan', labels: ['web'] });
    expect(read('Plan #shop #print #print')).toEqual({ title: 'Plan', project_id: 8, labels: ['print'] });
    expect(read('Ask @anna')).toEqual({ title: 'Ask @anna' });
    expect(read('Ask @dang')).toEqual({ title: 'Ask', assignee_ids: [10] });
    expect(read('Ask @anna-l ＠marta')).toEqual({ title: 'Ask', assignee_ids: [5, 6] });
    expect(read('Ask !very high')).toEqual({ title: 'Ask', priority: 2 });
  });

  it.each([
    ['1h30', 90],
    ['1.5h', 90],
    ['2h', 120],
    ['45min', 45],
  ])('reads %s as an estimate', (text, minutes) => {
    expect(read(`Print ${text}`)).toEqual({ title: 'Print', estimated_minutes: minutes });
  });
});

describe('a line that adds another record', () => {
  it('speaks of what its description has', () => {
    expect(read('Pay rent !high tomorrow #tiles', 'en', undefined, todoFields)).toEqual({
      title: 'Pay rent !high',
      due_date: '2026-03-18',
      task_id: 12,
    });
    expect(read('Crash !urgent #shop @marta @anna-l', 'en', undefined, defectFields)).toEqual({
      title: 'Crash @anna-l',
      severity: 5,
      project_id: 8,
      assignee_id: 6,
    });
    expect(read('Outage !3 #shop today', 'en', undefined, incidentFields)).toEqual({
      title: 'Outage today',
      severity: 3,
      project_id: 8,
    });
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
    expect(read(`Call ${words}`, locale)).toEqual({ title: 'Call', due_date: date });
  });

  it.each([0, 1, 6])('of next week is its Monday where weeks begin with day %i', (firstDayOfWeek) => {
    const parseDay = createDayParser({ locale: 'en', today, dateFormat: 'dd.MM.yyyy', firstDayOfWeek });
    expect(parseDay(['next', 'week'])?.value).toBe('2026-03-23');
  });

  it('that does not exist is none', () => {
    expect(read('Call 30 February')).toEqual({ title: 'Call 30 February' });
    expect(read('Call 31.02.2026')).toEqual({ title: 'Call 31.02.2026' });
  });
});

describe('names that are offered', () => {
  it('follow the sign at the caret', () => {
    const fields = fieldsOf(taskFields);
    expect(nameBefore('Plan #we for', 8, fields)).toMatchObject({
      field: { name: 'project_id' },
      start: 5,
      typed: 'we',
    });
    expect(nameBefore('Plan we', 7, fields)).toBeUndefined();
    expect(suggest(records.projects, 're').map(({ id }) => id)).toEqual([7]);
    expect(suggest(records.users, '')).toHaveLength(4);
  });
});
