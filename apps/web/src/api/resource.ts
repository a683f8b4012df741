import type { BodyOf, Endpoint, ListSpec, ResponseOf } from '@bureau/contract';

/** Describes a resource of the contract, as `defineResource` makes it. */
export interface Resource {
  readonly name: string;
  readonly listSpec: ListSpec;
  readonly exportFields: readonly string[];
  readonly importFields: readonly string[];
  readonly list: Endpoint;
  readonly one: Endpoint;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly remove: Endpoint;
  readonly bulk: Endpoint;
  readonly export: Endpoint;
  readonly groups: Endpoint;
  readonly import: Endpoint;
}

/** Describes what every record has, in a list and by itself. */
export interface Identified {
  readonly id: number;
  readonly version: number;
}

export type RecordOf<R extends Resource> =
  ResponseOf<R['one']> extends infer Rec extends Identified ? Rec : never;

export type ItemOf<R extends Resource> =
  ResponseOf<R['list']> extends { readonly data: readonly (infer Item extends Identified)[] } ? Item : never;

/** The type of what can be changed in a record. */
export type ChangesOf<R extends Resource> = Omit<NonNullable<BodyOf<R['update']>>, 'version'>;
