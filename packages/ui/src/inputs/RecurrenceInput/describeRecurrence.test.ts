import { recurrenceDays, recurrenceOrdinals } from '@bureau/values';
import { describe, expect, it } from 'vitest';
import english from '../../../locales/en.recurrence.json' with { type: 'json' };
import { loadUiMessages, type Messages } from '../../provider/messages/index.ts';
import { translate } from '../../provider/messages/translate.ts';
import { describeRecurrence } from './describeRecurrence.ts';

const locales = 'cs da de el en es fr id it ja nl pt ru tr vi zh'.split(' ');

async function describerOf(locale: string) {
  const messages: Messages = locale === 'en' ? english : await loadUiMessages(locale);
  return (rule: string) =>
    describeRecurrence(rule, locale, (key, values) => translate([{ locale, messages }], key, values));
}

const secondWeek = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20270303';
const lastDay = 'FREQ=MONTHLY;BYMONTHDAY=15,-1;COUNT=3';
const secondTuesday = 'FREQ=MONTHLY;BYDAY=2TU';

describe('what recurs, in words', () => {
  it.each([
    ['en', secondWeek, 'Every 2 weeks on Monday and Thursday, until March 3, 2027'],
    ['en', lastDay, 'Every month on day 15 and the last day, 3 times'],
    ['en', secondTuesday, 'Every month on the second Tuesday'],
    ['en', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday'],
    ['en', 'FREQ=MONTHLY;INTERVAL=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'Every 3 months on the last weekday'],
    ['de', secondWeek, 'Alle 2 Wochen am Montag und Donnerstag, bis 3. März 2027'],
    ['de', lastDay, 'Jeden Monat am 15. und letzten Tag, 3-mal'],
    ['de', secondTuesday, 'Jeden Monat am zweiten Dienstag'],
    ['ja', secondWeek, '2 週間ごと 月曜日、木曜日、2027年3月3日まで'],
    ['ja', lastDay, '毎月 15日、末日、3 回'],
    ['ja', secondTuesday, '毎月 第2火曜日'],
    ['fr', secondWeek, 'Toutes les 2 semaines le lundi et le jeudi, jusqu’au 3 mars 2027'],
    ['pt', secondTuesday, 'Todos os meses, na segunda terça-feira'],
    ['ru', 'FREQ=DAILY;INTERVAL=21', 'Каждый 21 день'],
    ['ru', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', 'Каждые 2 недели по понедельникам и средам'],
    ['cs', 'FREQ=WEEKLY;INTERVAL=5;BYDAY=TH', 'Každých 5 týdnů ve čtvrtek'],
    ['zh', secondTuesday, '每月的第二个周二'],
  ])('%s: %s is “%s”', async (locale, rule, sentence) => {
    expect((await describerOf(locale))(rule)).toBe(sentence);
  });

  it.each(locales)('%s: a sentence names whatever a rule can say', async (locale) => {
    const describeRule = await describerOf(locale);
    const rules = [
      ...['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].flatMap((frequency) =>
        [1, 2, 5].map((interval) => `FREQ=${frequency};INTERVAL=${interval}`),
      ),
      ...recurrenceDays.map((day) => `FREQ=WEEKLY;BYDAY=${day}`),
      ...recurrenceOrdinals.flatMap((nth) => [
        ...recurrenceDays.map((day) => `FREQ=MONTHLY;BYDAY=${nth}${day}`),
        `FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=${nth}`,
      ]),
    ];
    const sentences = rules.map(describeRule);
    expect(sentences.filter((sentence) => /[{}]|ui\./.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(rules.length);
  });

  it('is the rule itself where it cannot be read', async () => {
    expect((await describerOf('en'))('FREQ=HOURLY')).toBe('FREQ=HOURLY');
  });
});
