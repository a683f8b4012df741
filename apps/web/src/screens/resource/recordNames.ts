import type { Resource } from '../../api/resource.ts';
import { propertyOf } from '../fields/ShownField.ts';
import type { ResourceScreens } from './ResourceScreens.ts';

/** Returns whether the records of a resource have codes. */
export const hasCodes = ({ listSpec }: Pick<Resource, 'listSpec'>): boolean => listSpec.sort.includes('code');

/** Returns a value that is a text. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns the code of a record, if it has one. */
export const codeOf = (record: object): string | undefined => textOf(propertyOf(record, 'code'));

/** Returns the text of the field that names a record. */
export const titleOf = ({ titleName }: Pick<ResourceScreens, 'titleName'>, record: object): string =>
  textOf(propertyOf(record, titleName)) ?? '';
