import type { Endpoint, ListSpec, ResponseOf } from '@bureau/contract';

/** Describes what every resource of the contract has. */
export interface CoreResource {
  readonly name: string;
  readonly listSpec: ListSpec;
  /** What a list is sorted by that asks for nothing. */
  readonly defaultSort: readonly string[];
  readonly list: Endpoint;
  readonly one: Endpoint;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly remove: Endpoint;
  /** Absent where no field can be grouped by. */
  readonly groups?: Endpoint;
  /** Absent where no field has tags. */
  readonly tags?: Endpoint;
  /** Lists what fields of other records can refer to. */
  readonly picker?: Endpoint;
}

/** Describes a resource with what can be done with many of its records at once: what it does not answer is absent. */
export interface Resource extends CoreResource {
  readonly bulk?: Endpoint;
  readonly export?: Endpoint;
  readonly exportFields?: readonly string[];
  readonly import?: Endpoint;
  readonly importFields?: readonly string[];
}

/** Names what a resource can do without. */
export type OptionalPart = 'bulk' | 'export' | 'import';

/** Describes a resource that answers a part that others do without. */
export type Answering<Part extends OptionalPart> = Resource &
  Required<Pick<Resource, Part | (`${Part}Fields` & keyof Resource)>>;

/** Returns whether a resource answers a part that others do without. */
export const isAnswering = <R extends Resource, Part extends OptionalPart>(
  resource: R,
  part: Part,
): resource is R & Answering<Part> => resource[part] !== undefined;

/** Describes what every record has, in a list and by itself. */
export interface Identified {
  readonly id: number;
  readonly version: number;
  /** Null where it came with the demonstration, or by nobody. */
  readonly created_by?: number | null;
}

export type ItemOf<R extends CoreResource> =
  ResponseOf<R['list']> extends { readonly data: readonly (infer Item extends Identified)[] } ? Item : never;
