import {
  type BodyOf,
  type Endpoint,
  fillPath,
  formatListQuery,
  type ListQuery,
  type ListSpec,
  type ParamsOf,
  type ResponseOf,
} from '@bureau/contract';
import type { AnySchema } from 'yup';
import type { Activity } from './activity.ts';
import { ApiError, isAbort } from './ApiError.ts';
import { canRetry, mostRetries, retryDelay, wait } from './retry.ts';
import { createWriteGuard } from './writes.ts';

interface CommonOptions {
  readonly signal?: AbortSignal;
  /** Keeps the loading overlay away, for calls that nobody waits for. */
  readonly isBackground?: boolean;
  /** Gives how often a read is repeated after it failed; 3 by default. Writes are never repeated. */
  readonly retries?: number;
  /** Carries this session instead of the present one. */
  readonly session?: CallSession;
}

type ParamsOption<E extends Endpoint> = keyof ParamsOf<E> extends never
  ? { readonly params?: undefined }
  : { readonly params: ParamsOf<E> };

type QueryOption<E extends Endpoint> = E extends { readonly list: infer Spec extends ListSpec }
  ? { readonly query?: ListQuery<Spec> }
  : { readonly query?: undefined };

type BodyOption<E extends Endpoint> = E extends { readonly body: AnySchema }
  ? { readonly body: BodyOf<E> }
  : { readonly body?: undefined };

/** Describes what a call of an endpoint takes beside the endpoint: its path parameters, query and body. */
export type CallInput<E extends Endpoint> = ParamsOption<E> & QueryOption<E> & BodyOption<E>;

export type CallOptions<E extends Endpoint> = CallInput<E> & CommonOptions;

/** Makes the options optional where an endpoint needs none. */
export type OptionsArgs<E extends Endpoint, Options> =
  object extends CallInput<E> ? [options?: Options] : [options: Options];

/** Describes a call without the types of its endpoint. */
export interface RequestOptions extends CommonOptions {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: ListQuery | undefined;
  readonly body?: unknown;
}

/** Describes as much of a session as a call carries. */
export interface CallSession {
  readonly token: string;
  readonly tokenType: string;
  /** Is aborted when the session ends, so that nothing of it arrives afterwards. */
  readonly signal: AbortSignal;
}

export interface ClientConfig {
  /** Gives the address before the paths of the API; empty for the same origin. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly getSession: () => CallSession | null;
  /** Gives the language in which the server should answer. */
  readonly getLanguage: () => string;
  readonly activity: Activity;
  /** Hears of every call that failed, once, before the error is thrown on. `session` is the one that the call carried. */
  readonly onError: (error: ApiError, session: CallSession | null) => void;
  /** Hears of every call that the server answered. */
  readonly onAnswer: () => void;
}

export interface Client {
  /**
   * Calls an endpoint and gives its answer.
   * @throws {ApiError} when the call fails, after the error was shown as the catalogue says (docs/product.md §8).
   */
  readonly call: <E extends Endpoint>(
    endpoint: E,
    ...args: OptionsArgs<E, CallOptions<E>>
  ) => Promise<ResponseOf<E>>;
  /** Calls an endpoint that is only known as such. */
  readonly request: (endpoint: Endpoint, options?: RequestOptions) => Promise<unknown>;
}

/** Gives the path and query of a call, the same text for the same call. */
export function addressOf(endpoint: Endpoint, { params = {}, query = {} }: RequestOptions): string {
  const search = new URLSearchParams(formatListQuery(query)).toString();
  return fillPath(endpoint.path, params) + (search && `?${search}`);
}

function headersFor(body: unknown, session: CallSession | null, language: string): Headers {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language });
  if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json');
  if (session) headers.set('Authorization', `${session.tokenType} ${session.token}`);
  return headers;
}

async function readBody(response: Response): Promise<{ isReadable: boolean; body?: unknown }> {
  const text = await response.text();
  if (text === '') return { isReadable: response.status === 204 || !response.ok };
  try {
    return { isReadable: true, body: JSON.parse(text) };
  } catch {
    return { isReadable: !response.ok };
  }
}

/** Creates the one way to the API. */
export function createClient(config: ClientConfig): Client {
  const { activity, baseUrl } = config;
  const writes = createWriteGuard();

  async function attempt(endpoint: Endpoint, url: string, init: RequestInit): Promise<unknown> {
    let response: Response;
    let answer: Awaited<ReturnType<typeof readBody>>;
    try {
      response = await config.fetch(url, init);
      answer = await readBody(response);
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
    });
  }

  async function send(endpoint: Endpoint, options: RequestOptions, key?: string): Promise<unknown> {
    const session = options.session ?? config.getSession();
    const sessionSignal = endpoint.rule === 'public' ? undefined : session?.signal;
    const signals = [options.signal, sessionSignal].filter((signal) => signal !== undefined);
    const signal = AbortSignal.any(signals);
    const { body } = options;
    const headers = headersFor(body, session, config.getLanguage());
    if (key !== undefined) headers.set('Idempotency-Key', key);
    const content = body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body);
    const init: RequestInit = { method: endpoint.method, headers, body: content, signal };
    const url = baseUrl + addressOf(endpoint, options);
    const end = endpoint.hasOverlay && !options.isBackground ? activity.begin() : undefined;
    try {
      for (let count = 0; ; count += 1) {
        try {
          const answer = await attempt(endpoint, url, init);
          config.onAnswer();
          return answer;
        } catch (error) {
          if (!canRetry(endpoint.method, error, count, options.retries ?? mostRetries)) throw error;
          await wait(retryDelay(count), signal);
        }
      }
    } catch (error) {
      if (error instanceof ApiError) config.onError(error, session);
      throw error;
    } finally {
      end?.();
    }
  }

  async function request(endpoint: Endpoint, options: RequestOptions = {}): Promise<unknown> {
    if (endpoint.method === 'GET' || options.body instanceof FormData) return send(endpoint, options);
    const identity = `${endpoint.method} ${addressOf(endpoint, options)} ${JSON.stringify(options.body)}`;
    return writes.run(identity, (key) => send(endpoint, options, endpoint.status === 201 ? key : undefined));
  }

  return {
    request,
    // The API's tests prove that it answers with what the contract says.
    call: <E extends Endpoint>(endpoint: E, ...[options]: OptionsArgs<E, CallOptions<E>>) =>
      request(endpoint, options) as Promise<ResponseOf<E>>,
  };
}
