import type { AnySchema, InferType } from 'yup';
import type { AccessRule } from '../access/index.ts';
import type { ListSpec } from './list.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Describes one call of the API. Client, server and the OpenAPI document all read it. */
export interface Endpoint {
  /** Names the operation uniquely, such as `tasks.update`; the `operationId` of the OpenAPI document. */
  readonly id: string;
  readonly method: Method;
  /** Gives the path with parameters in braces, such as `/api/tasks/{id}`. `{id}` is a positive integer. */
  readonly path: string;
  /** Says in one sentence what the call does. */
  readonly summary: string;
  readonly rule: AccessRule;
  /** Says whether the client covers the screen with the loading overlay during the call. */
  readonly hasOverlay: boolean;
  /** Describes path parameters other than `{id}`, by name. */
  readonly params?: Readonly<Record<string, AnySchema>>;
  /** Names the sort and filter fields of a list; a list takes no other query. */
  readonly list?: ListSpec;
  /** Describes the JSON body. Bodies are validated strictly: nothing is cast, unknown fields are refused. */
  readonly body?: AnySchema;
  readonly status: 200 | 201 | 204;
  /** Describes the answer; absent for 204. */
  readonly response?: AnySchema;
  /** Lists errors that the call can give beside those that follow from its rule, parameters and body. */
  readonly errors?: readonly number[];
}

type EndpointInput = Omit<Endpoint, 'hasOverlay' | 'status'> &
  Partial<Pick<Endpoint, 'hasOverlay' | 'status'>>;

/** Defines an endpoint. The overlay is shown and the answer is 200 unless said otherwise. */
export function defineEndpoint<const Input extends EndpointInput>(
  input: Input,
): Input & Pick<Endpoint, 'hasOverlay' | 'status'> {
  return { hasOverlay: true, status: 200, ...input };
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type ParamOf<E, Name extends string> = E extends {
  readonly params: { readonly [Key in Name]: infer Schema extends AnySchema };
}
  ? InferType<Schema>
  : string;

/** Gives the type of the path parameters of an endpoint: `{ id: number }` for `/api/tasks/{id}`. */
export type ParamsOf<E extends Pick<Endpoint, 'path'>> = {
  readonly [Name in ParamNames<E['path']>]: Name extends 'id' ? number : ParamOf<E, Name>;
};

/** Gives the type of the body that an endpoint takes, or `undefined`. */
export type BodyOf<E> = E extends { readonly body: infer Body extends AnySchema }
  ? InferType<Body>
  : undefined;

/** Gives the type of the answer of an endpoint, or `undefined` for 204. */
export type ResponseOf<E> = E extends { readonly response: infer Response extends AnySchema }
  ? InferType<Response>
  : undefined;

/** Fills the parameters of a path, percent-encoded: `/api/tasks/{id}` with `{ id: 7 }` gives `/api/tasks/7`. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs the parameter "${name}".`);
    return encodeURIComponent(value);
  });
}
