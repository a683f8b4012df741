import type { AnySchema, InferType } from 'yup';
import type { EndpointRule } from '../access/names.ts';
import type { ListQuery, ListSpec } from './list.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Describes a multipart body: one file, named `file`, and parts of JSON beside it. */
export interface UploadSpec {
  /** The largest file, in bytes. */
  readonly maxBytes: number;
  /** Names the types of file that are taken by their extensions, such as `csv`. Without them any file is, and the work looks at what it holds. */
  readonly extensions?: readonly string[];
  /** Describes the parts beside the file, by name; each is written as JSON. */
  readonly parts?: Readonly<Record<string, AnySchema>>;
}

/** Describes one call of the API. Client, server and the OpenAPI document all read it. */
export interface Endpoint {
  /** Names the operation uniquely, such as `tasks.update`; the `operationId` of the OpenAPI document. */
  readonly id: string;
  /** Names what the call has in common with those of other resources, such as `list` or `comments.create`. A call that is like no other is of a kind of its own, its `id`. */
  readonly kind: string;
  readonly method: Method;
  /** The path with parameters in braces, such as `/api/tasks/{id}`. `{id}` and what ends in `_id` are positive integers. */
  readonly path: string;
  /** What the call does, in one sentence. */
  readonly summary: string;
  readonly rule: EndpointRule;
  /**
   * Names the fields of the body that only a super administrator changes, who gives `current_password` again, whatever the rule
   * (docs/adr/0026-protected-values.md).
   */
  readonly protects?: readonly string[];
  /** Whether the call does something, where its method tells otherwise: a GET that does (docs/product.md §7) has no HEAD. Ask `hasEffect`. */
  readonly hasEffect?: boolean;
  /** Whether the client covers the screen with the loading overlay during the call. */
  readonly hasOverlay: boolean;
  /** Describes path parameters other than ids, by name. */
  readonly params?: Readonly<Record<string, AnySchema>>;
  /** Names the sort and filter fields of a list. */
  readonly list?: ListSpec;
  /** Whether browsers may keep the answer, and ask each time whether it is still right, which costs no work when it is. */
  readonly isRevalidated?: boolean;
  /** Describes texts that the query holds, by name, beside those of a list. A call takes no others. */
  readonly query?: Readonly<Record<string, AnySchema>>;
  /** Describes the JSON body. Bodies are validated strictly: nothing is cast, unknown fields are refused. */
  readonly body?: AnySchema;
  /** Describes a multipart body. A call that has a JSON one as well takes either. */
  readonly upload?: UploadSpec;
  readonly status: 200 | 201 | 204;
  /** Describes the answer; absent for 204 and for a file. */
  readonly response?: AnySchema;
  /** Whether the call answers with the record that it has saved: with nothing else it has failed. It follows from `response`. */
  readonly savesRecord?: boolean;
  /** Names the media types of the file that the call answers with. */
  readonly file?: readonly string[];
  /** Whether the answer goes on until somebody ends it: it is sent as it comes, and neither compressed nor kept. */
  readonly isStream?: boolean;
  /**
   * How the call waits where many come at once: `none` for what answers whatever happens, `long` for what takes many seconds, of which few
   * run at a time beside the others. All others wait in one queue.
   */
  readonly queue?: 'none' | 'long';
  /** Whether the answer carries a secret, such as a token or a signed address: it is not compressed. */
  readonly hasSecret?: boolean;
  /** Lists errors that the call can give beside those that follow from its rule, parameters and body. */
  readonly errors?: readonly number[];
}

/** Whether a call does something: all do but GETs, unless they say otherwise. */
export const hasEffect = (endpoint: Pick<Endpoint, 'hasEffect' | 'method'>): boolean =>
  endpoint.hasEffect ?? endpoint.method !== 'GET';

type Preset = 'kind' | 'hasOverlay' | 'status';

type EndpointInput = Omit<Endpoint, Preset | 'id' | 'method' | 'path' | 'savesRecord'> &
  Partial<Pick<Endpoint, Preset>>;

/** Returns whether a schema describes a record: an object with an id. */
const isOfRecord = (response: AnySchema | undefined): boolean =>
  response !== undefined && 'fields' in response && 'id' in Object(response.fields);

/** Defines an endpoint. It is of its own kind, the overlay is shown and the answer is 200 unless said otherwise. */
export function defineEndpoint<
  const Id extends string,
  const M extends Method,
  const Path extends string,
  const Input extends EndpointInput,
>(id: Id, method: M, path: Path, input: Input) {
  const preset: Pick<Endpoint, Preset> = { kind: id, hasOverlay: true, status: 200 };
  const savesRecord = method !== 'GET' && isOfRecord(input.response);
  return { id, method, path, ...preset, ...(savesRecord && { savesRecord }), ...input };
}

/** Returns whether a call is done once for each `Idempotency-Key`: those that create, and uploads. */
export function hasIdempotencyKey({ status, upload }: Endpoint): boolean {
  return status === 201 || upload !== undefined;
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type ParamOf<E, Name extends string> = E extends {
  readonly params: { readonly [Key in Name]: infer Schema extends AnySchema };
}
  ? InferType<Schema>
  : string;

/** Returns whether a path parameter is the id of a record: `id`, or `comment_id` and the like. */
export const isIdParam = (name: string) => name === 'id' || name.endsWith('_id');

/** The type of the path parameters of an endpoint: `{ id: number }` for `/api/tasks/{id}`. */
export type ParamsOf<E extends Pick<Endpoint, 'path'>> = {
  readonly [Name in ParamNames<E['path']>]: Name extends 'id' | `${string}_id` ? number : ParamOf<E, Name>;
};

type TextsOf<Schemas extends Readonly<Record<string, AnySchema>>> = {
  readonly [Name in keyof Schemas as undefined extends InferType<Schemas[Name]> ? never : Name]: InferType<
    Schemas[Name]
  >;
} & {
  readonly [Name in keyof Schemas as undefined extends InferType<Schemas[Name]> ? Name : never]?: InferType<
    Schemas[Name]
  >;
};

/** The type of the query of an endpoint: that of its list, and what else it takes. */
export type QueryOf<E> = (E extends { readonly list: infer Spec extends ListSpec }
  ? ListQuery<Spec>
  : unknown) &
  (E extends { readonly query: infer Schemas extends Readonly<Record<string, AnySchema>> }
    ? TextsOf<Schemas>
    : unknown);

/** The type of the parts beside the file of a multipart body. */
export type PartsOf<E> = E extends {
  readonly upload: { readonly parts: infer Schemas extends Readonly<Record<string, AnySchema>> };
}
  ? TextsOf<Schemas>
  : object;

/** The type of the body that an endpoint takes, or `undefined`. */
export type BodyOf<E> = E extends { readonly body: infer Body extends AnySchema }
  ? InferType<Body> | (E extends { readonly upload: UploadSpec } ? undefined : never)
  : undefined;

/** The type of the answer of an endpoint, or `undefined` for 204. */
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
