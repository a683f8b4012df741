import { type Field, type Fields, resources, teamFields } from '@bureau/contract';
import { createInstance, type TFunction } from 'i18next';
import { isValidElement } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { englishTexts } from '../../core/languages/englishTexts.ts';
import { createRecord } from '../../testing/fakeResource.ts';
import type { ResourceScreens } from '../resource/ResourceScreens.ts';
import { formatValue } from './formatValue.ts';
import { filterOf, renderValue } from './kinds.tsx';
import { changeOf, ownFields, valueOf, writtenFieldsOf } from './ShownField.ts';

const i18n = createInstance();
const write = (text: string) => text;
const formats = { date: write, instant: write, day: write, today: () => '2026-03-17' };
const contextOf = (t: TFunction) => ({ t, locale: 'en', formats });

beforeAll(() =>
  i18n.init({
    lng: 'en',
    resources: { en: { translation: englishTexts } },
    keySeparator: false,
    nsSeparator: false,
  }),
);

const described = Object.entries<{ readonly fields: Fields }>(resources);
const cases = described.flatMap(([name, { fields }]) =>
  Object.entries<Field>(fields).map(([field, { kind }]) => ({ name, field, kind, fields })),
);

describe('a field of any resource', () => {
  it.each(cases)('$name: $field is shown as a $kind', ({ field, fields }) => {
    const context = contextOf(i18n.t);
    const parts = { fields, choices: { [field]: 'choice' }, labels: {}, options: {} };
    const shown = ownFields(parts as unknown as ResourceScreens, i18n.t).find(({ name }) => name === field);
    if (!shown) throw new Error(`${field} is not shown`);
    const record = createRecord({ fields }, 3);
    const cell = renderValue(shown, record, context);
    expect(isValidElement(cell) || typeof cell === 'string').toBe(true);
    expect(cell).not.toBe('');
    expect(
      formatValue(shown, valueOf(shown, record), { ...context, writeRecurrence: String }, []),
    ).not.toMatch(/undefined|\[object/);
    expect(filterOf(shown, context, undefined)?.label ?? field).toContain(field);
  });

  it('is changed by the name under which it is written', () => {
    const parts = { fields: teamFields, choices: {}, labels: {}, options: {} };
    const members = ownFields(parts as unknown as ResourceScreens, i18n.t)[2];
    if (!members) throw new Error('A team has no members');
    const record = createRecord({ fields: teamFields }, 3);
    expect(changeOf(members, [3])).toEqual({ member_ids: [3] });
    expect(writtenFieldsOf(teamFields)(record)).toMatchObject({ member_ids: [3] });
  });
});
