import { defineCrud, readAndWrite } from '../http/crud.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { recordOf } from '../http/recordOf.ts';
import { filledText, flag, id, listOf, shape, stamps, text, version, whole } from '../http/schema.ts';
import { activitiesOf } from './activity.ts';
import { fileName, language } from '../fields/formats.ts';

/** How long a text may be, and how many of them one call changes at most. */
export const translationLimits = { text: 2000, texts: 1000 } as const;

const count = () => whole();
const name = () => filledText(60);
const icon = () => fileName().nullable();
const key = () => text(200);

/** Describes a language that people can choose: its name in itself, and the file name of its picture. */
export const activeLanguage = shape({
  id: id().required(),
  language: language().required(),
  name: name().required(),
  icon: icon().defined(),
});

/** Describes a language that the application can be used in. One that is not active is not offered; who has chosen it keeps it. */
const translationItem = activeLanguage.shape({
  is_active: flag().required(),
  /** Counts the texts that the company says in its own words. */
  own_count: count().required(),
  /** Counts those that English has and this language has not. */
  missing_count: count().required(),
  ...stamps,
});

/** Describes a text of a language beside the English one; null where there is none. What is shown is the own one before the shipped one. */
const translationText = shape({
  key: key().required(),
  english: text(10_000).defined(),
  shipped: text(10_000).defined().nullable(),
  own: text(translationLimits.text).defined().nullable(),
});

export const translationRecord = translationItem
  .shape({ texts: listOf(translationText), missing: listOf(key().required()) })
  .meta({ isAssumed: true });

const changeable = {
  icon: icon().optional(),
  is_active: flag().optional(),
};

const translationCreate = shape({
  ...changeable,
  language: language().required(),
  name: name().required(),
});

const ofTexts = {
  type: 'object',
  maxProperties: translationLimits.texts,
  additionalProperties: { type: ['string', 'null'], minLength: 1, maxLength: translationLimits.text },
};

const translationUpdate = shape({
  ...changeable,
  name: name().optional(),
  /** Holds own texts by their keys; null takes the shipped one again. */
  texts: recordOf(text(translationLimits.text).min(1).defined().nullable(), translationLimits.texts)
    .meta({ jsonSchema: ofTexts })
    .optional(),
  version: version().optional(),
});

const resource = defineCrud({
  name: 'translations',
  rules: readAndWrite('settings_view', 'settings_edit'),
  record: translationRecord,
  listItem: translationItem.meta({ isAssumed: true }),
  create: translationCreate,
  update: translationUpdate,
  list: { sort: ['language', 'name', 'created_at', 'updated_at'], filter: {} },
});

export const translations = {
  ...resource,
  activities: activitiesOf('translations', 'settings_view'),
  active: defineEndpoint('translations.active', 'GET', '/api/translations/active', {
    summary: 'Lists the languages that people can choose.',
    rule: 'signedIn',
    response: listOf(activeLanguage),
  }),
};

/** The call by itself, for what surrounds all pages. */
export const { active: activeLanguages } = translations;
