import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { username } from './formats.ts';
import { normaliseUsername } from './username.ts';

const problemOf = (name: string) => {
  try {
    username().required().validateSync(name, { strict: true });
    return null;
  } catch (error) {
    return (error as { readonly type?: string }).type;
  }
};

describe('a username', () => {
  it.each([
    'ada',
    'Ada.Lovelace-1815_x',
    'Jürgen',
    'naïve!',
    'Дмитрий',
    'Ελένη',
    'محمد',
    'יוסף',
    '田中さん',
    'カタカナ一',
    '김철수',
    '漢字和한국',
    '王小明',
    'สมชาย',
    'अजय्',
    'a'.repeat(30),
    '12345',
    'Łukasz',
    'Søren',
    'Nguyễn',
    'Yıldız',
    'анна',
  ])('may be %s', (name) => {
    expect(problemOf(name)).toBeNull();
  });

  it.each([
    [
      'with letters that pass for others',
      ['аdmin', 'admin\u0456', 'pаypal', 'αdmin', 'Αdmin', 'admіn', 'Tanaka田中'],
    ],
    [
      'with rare letters that pass for usual ones',
      ['mɑnager', 'manaɡer', 'adᴍin', 'ꜱtaff', 'ʂtaff', 'staƒf', 'stafʃ', 'manag℮r'],
    ],
    ['of another script that is drawn as Latin', ['сс-аа', 'оса', 'ΑΒΒΑ']],
    ['of scripts that nobody needs but to deceive', ['ᎪᎠᎷᏆᏁ', 'ꓮꓓꓟ']],
    [
      'with what nobody sees',
      [
        'ad\u200Bmin',
        'admin\u00AD',
        'admin\u3164',
        'admin\u115F',
        'ad\u202Emin',
        'admin\uFE0F',
        'admin\u2800',
      ],
    ],
    ['that is longer than it looks', ['ﷺﷺﷺ'.replace(/\s/g, ''), '㌀'.repeat(10)]],
  ])('%s is refused', (_, names) => {
    for (const name of names) expect(['username', 'whitespace', 'max']).toContain(problemOf(name));
  });

  it.each(['ad min', 'ad\u00A0min', 'ad\u3000min', 'ad\tmin', 'admin\u00A8'])(
    'with a space is refused: %j',
    (name) => {
      expect(problemOf(name)).toBe('whitespace');
    },
  );

  it.each(['ab', 'a'.repeat(31)])('has 3 to 30 characters: %s', (name) => {
    expect(['min', 'max']).toContain(problemOf(name));
  });

  it('is kept in one form, whichever it was typed in', () => {
    expect(normaliseUsername('Ａｄｍｉｎ')).toBe('Admin');
    const name = fc.string({ unit: 'binary', minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(name, (given) => {
        fc.pre(problemOf(given) === null);
        const kept = normaliseUsername(given);
        expect([normaliseUsername(kept), problemOf(kept)]).toEqual([kept, null]);
      }),
      // of texts of any letters about one in a hundred is a username
      { maxSkipsPerRun: 2000 },
    );
  });
});
