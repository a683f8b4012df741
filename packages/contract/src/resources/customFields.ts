import { type InferType, mixed } from 'yup';
import { defineEndpoint } from '../http/endpoint.ts';
import { type CustomValue, customFieldLimits, isCustomValue, valueTypes } from '../fields/customValues.ts';
import { customFieldTypes } from '../fields/describeCustom.ts';
import {
  filledLine,
  flag,
  id,
  listOf,
  oneOf,
  pageOf,
  shape,
  stamps,
  text,
  version,
  whole,
} from '../http/schema.ts';
import { activitiesOf } from './activity.ts';
import { customForms } from './registry.ts';

const label = () => filledLine(customFieldLimits.label);
const helpText = () => text(customFieldLimits.helpText).trim();
const options = () => listOf(filledLine(customFieldLimits.option).required()).max(customFieldLimits.options);
const form = () => oneOf(customForms);
const type = () => oneOf(customFieldTypes);
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
  position: whole(1).required(),
  ...stamps,
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
  list: defineEndpoint('custom-fields.list', 'GET', path, {
    summary: 'Lists the custom fields of all forms, in the order of the forms.',
    rule: 'settings_view',
    list: { sort: ['position', 'field_label', 'created_at', 'updated_at'], filter: { form: 'words' } },
    response: pageOf(customField),
  }),
  one: defineEndpoint('custom-fields.one', 'GET', recordPath, {
    summary: 'Returns a custom field.',
    rule: 'settings_view',
    response: customField,
  }),
  ofForm: defineEndpoint('custom-fields.ofForm', 'GET', `${path}/form/{form}`, {
    params: { form: form().required() },
    summary: 'Lists the custom fields of a form, in their order.',
    rule: 'signedIn',
    response: listOf(customField),
  }),
  create: defineEndpoint('custom-fields.create', 'POST', path, {
    summary: 'Adds a custom field to a form, as its last.',
    rule: 'settings_edit',
    body: customFieldCreate,
    status: 201,
    response: customField,
  }),
  update: defineEndpoint('custom-fields.update', 'PUT', recordPath, {
    summary: 'Changes a custom field. Its form, column and type stay as they are.',
    rule: 'settings_edit',
    body: customFieldUpdate,
    response: customField,
  }),
  remove: defineEndpoint('custom-fields.remove', 'DELETE', recordPath, {
    summary: 'Removes a custom field from its form. The values that records have are no longer shown.',
    rule: 'settings_edit',
    status: 204,
  }),
  reorder: defineEndpoint('custom-fields.reorder', 'PUT', `${path}/reorder`, {
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
