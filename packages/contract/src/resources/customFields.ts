import { type InferType, mixed, number, string } from 'yup';
import { defineEndpoint } from '../http/endpoint.ts';
import { type CustomValue, customFieldLimits, isCustomValue, valueTypes } from '../fields/customValues.ts';
import { customFieldTypes } from '../fields/describeCustom.ts';
import { filledLine, flag, id, instant, listOf, pageOf, shape, text } from '../http/schema.ts';
import { activitiesOf } from './activity.ts';
import { customForms } from './registry.ts';

const label = () => filledLine(customFieldLimits.label);
const helpText = () => text(customFieldLimits.helpText).trim();
const options = () => listOf(filledLine(customFieldLimits.option).required()).max(customFieldLimits.options);
const version = () => number().strict().integer().min(1);
const form = () => string().strict().oneOf(customForms);
const type = () => string().strict().oneOf(customFieldTypes);
const value = () =>
  mixed<CustomValue>(isCustomValue)
    .strict()
    .meta({ jsonSchema: { type: [...valueTypes, 'null'] } });

/**
 * Describes a custom field of a form (docs/product.md §3). `field_column` names it in the records, is made of its first label and
 * never changes. `position` counts from 1 within the form.
 */
export const customField = shape({
  id: id().required(),
  form: form().required(),
  field_label: label().required(),
  field_column: text(customFieldLimits.column).required(),
  field_type: type().required(),
  is_required: flag().required(),
  help_text: helpText().defined(),
  default_value: value().defined().nullable(),
  options: options(),
  show_in_list: flag().required(),
  position: number().strict().integer().min(1).required(),
  created_at: instant().required(),
  updated_at: instant().required(),
  created_by: id().defined().nullable(),
  version: version().required(),
}).meta({ isAssumed: true });

const changeable = {
  is_required: flag().optional(),
  help_text: helpText().optional(),
  default_value: value().nullable().optional(),
  options: options().optional(),
  show_in_list: flag().optional(),
};

export const customFieldCreate = shape({
  ...changeable,
  form: form().required(),
  field_label: label().required(),
  field_type: type().required(),
});
export const customFieldUpdate = shape({
  ...changeable,
  field_label: label().optional(),
  version: version().optional(),
});

export type CustomField = InferType<typeof customField>;
export type CustomFieldCreate = InferType<typeof customFieldCreate>;
export type CustomFieldUpdate = InferType<typeof customFieldUpdate>;

const path = '/api/custom-fields';
const recordPath = `${path}/{id}` as const;

export const customFields = {
  name: 'custom-fields',
  list: defineEndpoint({
    id: 'custom-fields.list',
    method: 'GET',
    path,
    summary: 'Lists the custom fields of all forms, in the order of the forms.',
    rule: 'settings_view',
    list: { sort: ['position', 'field_label', 'created_at', 'updated_at'], filter: { form: 'words' } },
    response: pageOf(customField),
  }),
  one: defineEndpoint({
    id: 'custom-fields.one',
    method: 'GET',
    path: recordPath,
    summary: 'Returns a custom field.',
    rule: 'settings_view',
    response: customField,
  }),
  ofForm: defineEndpoint({
    id: 'custom-fields.ofForm',
    method: 'GET',
    path: `${path}/form/{form}`,
    params: { form: form().required() },
    summary: 'Lists the custom fields of a form, in their order.',
    rule: 'signedIn',
    response: listOf(customField),
  }),
  create: defineEndpoint({
    id: 'custom-fields.create',
    method: 'POST',
    path,
    summary: 'Adds a custom field to a form, as its last.',
    rule: 'settings_edit',
    body: customFieldCreate,
    status: 201,
    response: customField,
  }),
  update: defineEndpoint({
    id: 'custom-fields.update',
    method: 'PUT',
    path: recordPath,
    summary: 'Changes a custom field. Its form, column and type stay as they are.',
    rule: 'settings_edit',
    body: customFieldUpdate,
    response: customField,
  }),
  remove: defineEndpoint({
    id: 'custom-fields.remove',
    method: 'DELETE',
    path: recordPath,
    summary: 'Removes a custom field from its form. The values that records have are no longer shown.',
    rule: 'settings_edit',
    status: 204,
  }),
  reorder: defineEndpoint({
    id: 'custom-fields.reorder',
    method: 'PUT',
    path: `${path}/reorder`,
    summary: 'Reorders all custom fields of a form.',
    rule: 'settings_edit',
    body: shape({
      form: form().required(),
      ids: listOf(id().required()).max(customFieldLimits.fields),
    }),
    response: listOf(customField),
  }),
  activities: activitiesOf('custom-fields', 'settings_view'),
};

/** Stands alone for the pages of records, which ask for nothing else of custom fields: a browser is sent all of what a page names. */
export const customFieldsOfForm = customFields.ofForm;
