import type { BodyOf, Endpoint, ListSpec, ResponseOf } from '@bureau/contract';

/** Describes what every resource of the contract has. */
export interface CoreResource {
  readonly name: string;
  readonly listSpec: ListSpec;
  readonly exportFields: readonly string[];
  readonly importFields: readonly string[];
  readonly list: Endpoint;
  readonly one: Endpoint;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly remove: Endpoint;
  /** Absent where no field can be grouped by. */
  readonly groups?: Endpoint;
}

/** Describes a resource of which many records can be changed, exported and imported at once. */
export interface Resource extends CoreResource {
  readonly bulk: Endpoint;
  readonly export: Endpoint;
  readonly import: Endpoint;
}

/** Describes what every record has, in a list and by itself. */
export interface Identified {
  readonly id: number;
  readonly version: number;
}

export type RecordOf<R extends CoreResource> =
  ResponseOf<R['one']> extends infer Rec extends Identified ? Rec : never;

export type ItemOf<R extends CoreResource> =
  ResponseOf<R['list']> extends { readonly data: readonly (infer Item extends Identified)[] } ? Item : never;

/** The type of what can be changed in a record. */
export type ChangesOf<R extends CoreResource> = Omit<NonNullable<BodyOf<R['update']>>, 'version'>;
