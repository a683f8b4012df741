import {
  auth,
  type BodyOf,
  type Endpoint,
  type ErrorBody,
  fillPath,
  formatQuery,
  isErrorBody,
  type ParamsOf,
  type PartsOf,
  type QueryOf,
  type ResponseOf,
} from '@bureau/contract';
import { sendRequest } from './sendRequest.ts';

/** Describes a file that is sent. */
interface TestFile {
  readonly name?: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** Writes a multipart body as browsers do. */
function writeForm({ name = 'file.csv', content }: TestFile, parts: object): FormData {
  const form = new FormData();
  form.set('file', new File([content], name));
  for (const [part, value] of Object.entries(parts)) form.set(part, JSON.stringify(value));
  return form;
}

interface CallOptions<E extends Endpoint> {
  readonly params?: ParamsOf<E>;
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
  readonly file?: TestFile;
  readonly parts?: PartsOf<E>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Describes an answer that was checked against the contract. */
export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Fails when an answer is not as the contract has it: the success as its schema, an error as a documented body. */
function checkAnswer(endpoint: Endpoint, status: number, body: unknown): void {
  if (status === 204) {
    if (body !== undefined) throw new Error(`${endpoint.id} answered 204 with a body.`);
  } else if (status === endpoint.status) endpoint.response?.validateSync(body, { strict: true });
  else if (status < 400 || !isErrorBody(body))
    throw new Error(`${endpoint.id} answered ${status} with ${JSON.stringify(body)}.`);
}

/** How long a text may be that is sent at once: while a longer one is sent, the server may refuse it. */
const maxShortLength = 50_000;

const isCompressed = (headers: Headers) => headers.get('Accept-Encoding') !== 'identity';

/** Calls the API over HTTP, as one user or as nobody. */
export class TestClient {
  readonly address: string;
  readonly token: string | null;

  constructor(address: string, token: string | null) {
    this.address = address;
    this.token = token;
  }

  /** Calls an address as it is, with the token. Its answer is not compressed, unless that is asked for: most tests read what is in it. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const { method, body, headers: given, ...others } = init;
    const headers = new Headers(given);
    if (!headers.has('Accept-Encoding')) headers.set('Accept-Encoding', 'identity');
    if (this.token !== null && !headers.has('Authorization'))
      headers.set('Authorization', `bearer ${this.token}`);
    const address = this.address + path;
    const isShort = body == null || (typeof body === 'string' && body.length < maxShortLength);
    const isPlain = Object.keys(others).length === 0 && !isCompressed(headers);
    if (isShort && isPlain) return sendRequest(address, { method, headers, body: body ?? undefined });
    return fetch(address, { ...init, headers });
  }

  /** Sends a JSON body, or a text as it is. */
  send(
    method: string,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return this.fetch(path, {
      method,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  }

  /** Calls an endpoint, whatever it answers. */
  async try<E extends Endpoint>(
    endpoint: E,
    options: CallOptions<E> = {},
  ): Promise<Answer<ResponseOf<E> | ErrorBody>> {
    const search = new URLSearchParams(formatQuery(endpoint, options.query ?? ({} as QueryOf<E>))).toString();
    const path = fillPath(endpoint.path, options.params ?? {}) + (search && `?${search}`);
    const { method } = endpoint;
    const { headers } = options;
    const response =
      endpoint.body && !options.file
        ? await this.send(method, path, options.body, headers)
        : await this.fetch(path, {
            method,
            headers,
            ...(options.file && { body: writeForm(options.file, options.parts ?? {}) }),
          });
    const text = await response.text();
    const body = (text === '' ? undefined : JSON.parse(text)) as ResponseOf<E>;
    checkAnswer(endpoint, response.status, body);
    return { status: response.status, headers: response.headers, body };
  }

  /** Calls an endpoint that has to succeed, and returns its answer. */
  async call<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<ResponseOf<E>> {
    const { status, body } = await this.try(endpoint, options);
    if (status !== endpoint.status)
      throw new Error(`${endpoint.id} answered ${status}: ${JSON.stringify(body)}`);
    return body as ResponseOf<E>;
  }

  async signIn(email: string, password: string): Promise<TestClient> {
    const { token } = await this.call(auth.login, { body: { email, password } });
    return new TestClient(this.address, token);
  }
}
