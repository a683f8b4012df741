import {
  type BodyOf,
  type Endpoint,
  fillPath,
  formatQuery,
  hasIdempotencyKey,
  type ParamsOf,
  type QueryOf,
  type UploadSpec,
} from '@bureau/contract';
import type { AnySchema } from 'yup';
import type { Activity } from './activity.ts';
import { ApiError, isAbort } from './ApiError.ts';
import { type AnswerOf, readAnswer, type Upload, type UploadOf, writeContent } from './content.ts';
import { canRetry, maxRetries, readRetryAfter, retryDelay, wait } from './retry.ts';
import { createWriteGuard } from './writes/writeGuard.ts';

interface CommonOptions {
  readonly signal?: AbortSignal;
  /** Keeps the loading overlay away, for calls that nobody waits for. */
  readonly isBackground?: boolean;
  /** How often a read is repeated after it failed; 3 by default. Writes are never repeated. */
  readonly retries?: number;
  /** Carries this session instead of the present one. */
  readonly session?: CallSession;
  /**
   * Whether the caller shows what went wrong in place of the error catalogue; a function decides it by the error. A fault of
   * the server is shown by the catalogue too (docs/adr/0024-what-is-said-in-place.md).
   */
  readonly handlesErrors?: boolean | ((error: ApiError) => boolean);
  /** Names the call to the server, which does it once however often it is sent. Without it a call that creates gets a key of its own. */
  readonly idempotencyKey?: string;
}

type ParamsOption<E extends Endpoint> = keyof ParamsOf<E> extends never
  ? { readonly params?: undefined }
  : { readonly params: ParamsOf<E> };

type QueryOption<E extends Endpoint> =
  object extends QueryOf<E>
    ? { readonly query?: QueryOf<E> & object }
    : { readonly query: QueryOf<E> & object };

type BodyOption<E extends Endpoint> = E extends { readonly body: AnySchema }
  ? { readonly body: BodyOf<E> }
  : { readonly body?: undefined };

type UploadOption<E extends Endpoint> = E extends { readonly upload: UploadSpec }
  ? { readonly upload: UploadOf<E> }
  : { readonly upload?: undefined };

/** Describes what a call of an endpoint takes beside the endpoint: its path parameters, query, and body or file. */
export type CallInput<E extends Endpoint> = ParamsOption<E> &
  QueryOption<E> &
  BodyOption<E> &
  UploadOption<E>;

export type CallOptions<E extends Endpoint> = CallInput<E> & CommonOptions;

/** Makes the options optional where an endpoint needs none. */
export type OptionsArgs<E extends Endpoint, Options> =
  object extends CallInput<E> ? [options?: Options] : [options: Options];

/** Describes a call without the types of its endpoint. */
export interface RequestOptions extends CommonOptions {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly upload?: Upload | undefined;
}

/** Describes as much of a session as a call carries. */
export interface CallSession {
  readonly token: string;
  readonly tokenType: string;
  /** Is aborted when the session ends, so that nothing of it arrives afterwards. */
  readonly signal: AbortSignal;
}

export interface ClientConfig {
  /** The address before the paths of the API; empty for the same origin. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly getSession: () => CallSession | null;
  /** Returns the language in which the server should answer. */
  readonly getLanguage: () => string;
  /** Returns the id of the role that an administrator looks at the application as. */
  readonly getPreviewRole?: () => string | undefined;
  readonly activity: Activity;
  /**
   * Hears of every call that failed, once, before the error is thrown on. `session` is the one that the call carried;
   * `handlesErrors` says that the error is shown by whoever called.
   */
  readonly onError: (error: ApiError, session: CallSession | null, handlesErrors: boolean) => void;
  /** Hears of every call that the server answered, and when it was sent, in milliseconds of `performance.now()`. */
  readonly onAnswer: (sentAt: number) => void;
}

export interface Client {
  /**
   * Calls an endpoint and gives its answer.
   * @throws {ApiError} when the call fails, after the error was shown as the catalogue says (docs/product.md §8).
   */
  readonly call: <E extends Endpoint>(
    endpoint: E,
    ...args: OptionsArgs<E, CallOptions<E>>
  ) => Promise<AnswerOf<E>>;
  /** Calls an endpoint that is only known as such. */
  readonly request: (endpoint: Endpoint, options?: RequestOptions) => Promise<unknown>;
}

/** Returns the path and query of a call, the same text for the same call. */
export function addressOf(endpoint: Endpoint, { params = {}, query = {} }: RequestOptions): string {
  const search = new URLSearchParams(formatQuery(endpoint, query)).toString();
  return fillPath(endpoint.path, params) + (search && `?${search}`);
}

function headersFor(
  content: FormData | string | null,
  session: CallSession | null,
  language: string,
): Headers {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language });
  // the browser itself writes the type of a form, with the boundary between its parts
  if (typeof content === 'string') headers.set('Content-Type', 'application/json');
  if (session) headers.set('Authorization', `${session.tokenType} ${session.token}`);
  return headers;
}

function handlesErrors(error: ApiError, { handlesErrors: isSaid = false }: RequestOptions): boolean {
  return typeof isSaid === 'function' ? isSaid(error) : isSaid && error.status !== 500;
}

/** Creates the one way to the API. */
export function createClient(config: ClientConfig): Client {
  const { activity, baseUrl } = config;
  const writes = createWriteGuard();

  async function attempt(endpoint: Endpoint, url: string, init: RequestInit): Promise<unknown> {
    let response: Response;
    let answer: Awaited<ReturnType<typeof readAnswer>>;
    try {
      response = await config.fetch(url, init);
      answer = await readAnswer(endpoint, response);
    } catch (cause) {
      if (isAbort(cause) || init.signal?.aborted) throw cause;
      throw new ApiError(endpoint.id, { kind: 'network', cause });
    }
    if (response.ok && answer.isReadable) return answer.body;
    throw new ApiError(endpoint.id, {
      kind: response.ok ? 'malformed' : 'status',
      status: response.status,
      statusText: response.statusText,
      body: answer.body,
      requestId: response.headers.get('X-Request-Id'),
      retryAfter: readRetryAfter(response.headers.get('Retry-After')),
    });
  }

  function prepare(endpoint: Endpoint, options: RequestOptions, key?: string) {
    const session = options.session ?? config.getSession();
    const sessionSignal = endpoint.rule === 'public' ? undefined : session?.signal;
    const signals = [options.signal, sessionSignal].filter((signal) => signal !== undefined);
    const signal = AbortSignal.any(signals);
    const content = writeContent(options.body, options.upload);
    const headers = headersFor(content, session, config.getLanguage());
    const role = session && config.getPreviewRole?.();
    if (role) headers.set('X-Preview-Role', role);
    if (key !== undefined) headers.set('Idempotency-Key', key);
    const init: RequestInit = { method: endpoint.method, headers, body: content, signal };
    return { init, session, signal, url: baseUrl + addressOf(endpoint, options) };
  }

  async function send(endpoint: Endpoint, options: RequestOptions, key?: string): Promise<unknown> {
    const { init, session, signal, url } = prepare(endpoint, options, key);
    const end = endpoint.hasOverlay && !options.isBackground ? activity.begin() : undefined;
    try {
      for (let count = 0; ; count += 1) {
        const sentAt = performance.now();
        try {
          const answer = await attempt(endpoint, url, init);
          config.onAnswer(sentAt);
          return answer;
        } catch (error) {
          if (error instanceof ApiError && !error.isUnavailable) config.onAnswer(sentAt);
          if (!canRetry(endpoint.method, error, count, options.retries ?? maxRetries)) throw error;
          await wait(retryDelay(count, error.retryAfter), signal);
        }
      }
    } catch (error) {
      if (error instanceof ApiError) {
        error.isHandledByCaller = handlesErrors(error, options);
        config.onError(error, session, error.isHandledByCaller);
      }
      throw error;
    } finally {
      end?.();
    }
  }

  async function request(endpoint: Endpoint, options: RequestOptions = {}): Promise<unknown> {
    const { body, idempotencyKey, upload } = options;
    if (endpoint.method === 'GET' || (upload && idempotencyKey === undefined)) return send(endpoint, options);
    const identity =
      idempotencyKey ?? `${endpoint.method} ${addressOf(endpoint, options)} ${JSON.stringify(body)}`;
    return writes.run(identity, (key) =>
      send(endpoint, options, hasIdempotencyKey(endpoint) ? (idempotencyKey ?? key) : undefined),
    );
  }

  return {
    request,
    // The API's tests prove that it answers with what the contract says.
    call: <E extends Endpoint>(endpoint: E, ...[options]: OptionsArgs<E, CallOptions<E>>) =>
      request(endpoint, options) as Promise<AnswerOf<E>>,
  };
}
