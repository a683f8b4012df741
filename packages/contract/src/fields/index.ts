export {
  type CustomDefinition,
  customFieldTypes,
  type CustomFieldType,
  describeCustom,
} from './describeCustom.ts';
export { nextOf, noticeOf, optionOf, referredResource } from './kinds.ts';
export type * from './kinds.ts';
export { filterKindOf } from './lists.ts';
export { isMoney } from './money.ts';
export { namesOf } from './names.ts';
export { writeSchema } from './schemas.ts';
export type * from './names.ts';
export type * from './types.ts';
export { formDefaultsOf, formSchemaOf } from './formSchema.ts';
export { isTimeZone } from './formats.ts';
