import type { AnySchema } from 'yup';
import type { BodyOf, ResponseOf } from '../http/endpoint.ts';

interface Answered {
  readonly response: AnySchema;
}

interface Taken {
  readonly body: AnySchema;
}

/** The records of a resource. */
export type RecordOf<R extends { readonly one: Answered }> = ResponseOf<R['one']>;

/** The records of a resource as lists hold them. */
export type ListItemOf<R extends { readonly list: Answered }> =
  ResponseOf<R['list']> extends { data: readonly (infer Item)[] } ? Item : never;

/** What a new record of a resource takes. */
export type CreateOf<R extends { readonly create: Taken }> = BodyOf<R['create']>;

/** What a change of a record of a resource takes. */
export type UpdateOf<R extends { readonly update: Taken }> = BodyOf<R['update']>;

/** What a change of many records of a resource takes. */
export type BulkOf<R extends { readonly bulk: Taken }> =
  BodyOf<R['bulk']> extends { values?: infer Values } ? NonNullable<Values> : never;
