import { type CustomForm, customFormOf, isResourceName, resources } from '@bureau/contract';

/** Names the form whose custom fields the records of a resource say something of, by its name; nothing where they say of none. */
export const formOf = (name: string): CustomForm | undefined =>
  isResourceName(name) ? customFormOf(resources[name]) : undefined;
