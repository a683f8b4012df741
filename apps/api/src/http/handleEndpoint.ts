import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import { canAccess, type Endpoint, fillPath, hasIdempotencyKey } from '@bureau/contract';
import type { Context, Handler } from 'hono';
import { object } from 'yup';
import { auditRefusal } from '../access/audit.ts';
import type { Caller } from '../access/Caller.ts';
import { requirePassword, Unconfirmed } from '../access/confirm.ts';
import { findCaller } from '../access/findCaller.ts';
import type { Origin } from '../access/Origin.ts';
import { previewRole } from '../access/previewRole.ts';
import { readBearer } from '../access/tokens.ts';
import type { Database, RootDatabase } from '../db/database.ts';
import { retryDeadlocks } from '../db/retryDeadlocks.ts';
import { readSettings } from '../db/settings/queries.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { UploadedFile } from '../files/UploadedFile.ts';
import { sendMail } from '../outgoing/mail/sendMail.ts';
import { answerJson } from './answerJson.ts';
import { clientAddress } from './clientAddress.ts';
import type { AppEnv, Services } from './context.ts';
import { answerFile, type FileAnswer } from './fileAnswer.ts';
import { readKey, runOnce } from './idempotency.ts';
import type { Call, Implementation } from './implement.ts';
import { isJson, readBody } from './readBody.ts';
import { readParams } from './readParams.ts';
import { readQuery } from './readQuery.ts';
import { readUpload } from './readUpload.ts';
import { answerWebFile, toWebFile } from './static/webFile.ts';
import { validateBody } from './validate.ts';

function readOrigin(context: Context<AppEnv>, services: Services): Origin {
  return {
    requestId: context.get('requestId'),
    locale: context.get('locale'),
    now: services.now(),
    userAgent: context.req.header('User-Agent')?.slice(0, 300) ?? null,
    address: clientAddress(
      context.env.incoming.socket.remoteAddress,
      context.req.header('X-Forwarded-For'),
      services.trustedProxies,
    ),
  };
}

/** Lets a caller through, or not, by the rule that the contract gives the endpoint. The only place where that is decided. */
async function admit(
  endpoint: Endpoint,
  context: Context<AppEnv>,
  services: Services,
  origin: Origin,
): Promise<Caller | null> {
  if (endpoint.rule === 'public') return null;
  const token = readBearer(context.req.header('Authorization'));
  const own = token === null ? null : await findCaller(services.db, token, origin.now);
  if (own === null)
    throw new ApiError(401, 'errors.unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
  context.set('userId', own.id);
  context.set('locale', own.language);
  const role = context.req.header('X-Preview-Role');
  const caller = role === undefined ? own : await previewRole(services.db, own, role, endpoint, origin);
  if (!canAccess(caller, endpoint.rule)) {
    await auditRefusal(services.db, caller, endpoint, origin);
    throw new ApiError(403, 'errors.forbidden');
  }
  return caller;
}

/** What a request is made of before it is known what its queries run on. */
type PreparedCall = Omit<
  Call,
  'caller' | 'db' | 'storage' | 'streams' | 'readSettings' | 'later' | 'postJson' | 'sendMail'
>;

/** Returns what tells one body from another: of a file its hash. */
function contentOf({ body, file, parts }: PreparedCall): unknown {
  const uploaded = file as UploadedFile | undefined;
  if (uploaded === undefined) return body;
  return [uploaded.name, createHash('sha256').update(uploaded.bytes).digest('hex'), parts];
}

/** Begins the work of a request: what creates something is one transaction, which is done once for a key. */
function begin(
  endpoint: Endpoint,
  root: RootDatabase,
  prepared: PreparedCall,
  caller: Caller | null,
  run: (db: Database) => Promise<unknown>,
): Promise<unknown> {
  const { key, origin, params } = prepared;
  // A public request counts attempts, which stay counted when it fails.
  if (caller === null) return run(root);
  if (endpoint.status !== 201) return retryDeadlocks(() => run(root));
  if (key === undefined) return retryDeadlocks(() => root.transaction(run));
  const operation = `${endpoint.id} ${fillPath(endpoint.path, params)}`;
  const call = { userId: caller.id, key, operation, body: contentOf(prepared), now: origin.now };
  return retryDeadlocks(() => runOnce(root, call, run));
}

async function work(
  { endpoint, handle }: Implementation,
  services: Services,
  prepared: PreparedCall,
  caller: Caller | null,
): Promise<unknown> {
  const { db: root, background, storage, streams } = services;
  const { origin } = prepared;
  // What is left to do finds what was written only once every transaction has ended, those of the work itself as well.
  const left: Parameters<Call['later']>[0][] = [];
  const run = (db: Database) => {
    left.length = 0;
    return handle({
      ...prepared,
      // The endpoint's rule says whether there is one.
      caller: caller as Caller,
      db,
      storage,
      streams,
      readSettings: () => readSettings(db),
      later: (task) => void left.push(task),
      postJson: services.postJson,
      sendMail: (mailDb, mail) => sendMail(mailDb, mail, services),
    });
  };
  const answer = await begin(endpoint, root, prepared, caller, run);
  for (const task of left) background.run(task, origin.requestId);
  return answer;
}

/** Does the work of a request, and where it turns out to need the caller's password, checks that and does it again: see {@link requireConfirmation}. */
async function workConfirmed(
  implementation: Implementation,
  services: Services,
  prepared: PreparedCall,
  caller: Caller | null,
): Promise<unknown> {
  try {
    return await work(implementation, services, prepared, caller);
  } catch (error) {
    if (caller === null || !(error instanceof Unconfirmed)) throw error;
    await requirePassword(services.db, caller, prepared.body, prepared.origin, error.field);
    return work(implementation, services, prepared, { ...caller, isConfirmed: true });
  }
}

const nothing = object({}).noUnknown().strict();

/** Whether a request has a body, which HTTP says by these headers. */
const hasContent = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

/** Requires of JSON that came with a call which takes no body that it says nothing, as of what any other call does not take. */
async function requireNothing(incoming: IncomingMessage): Promise<void> {
  if (!isJson(incoming) || !hasContent(incoming)) return;
  const given = await readBody(incoming).catch(() => null);
  validateBody(nothing, given);
}

/** Reads what a request carries: a JSON body, or a file with its parts; where it may be either, as its type says. */
async function readContent({ body, method, upload }: Endpoint, incoming: IncomingMessage) {
  const isFile = body === undefined || /^multipart\//i.test(incoming.headers['content-type'] ?? '');
  if (upload !== undefined && isFile) return readUpload(incoming, upload);
  if (body === undefined && method !== 'GET') await requireNothing(incoming);
  if (body === undefined || (body.spec.optional && !hasContent(incoming))) return {};
  return { body: validateBody(body, await readBody(incoming)) };
}

/** Answers with a file to be kept, as it is made, or with a page, which is small. */
async function answerFileOrPage(context: Context<AppEnv>, answer: FileAnswer): Promise<Response> {
  if (answer.name !== null) return answerFile(answer);
  return answerWebFile(
    context,
    toWebFile(Buffer.from(await buffer(answer.content)), answer.type, 'no-store'),
  );
}

/** Answers with what is told as it happens. No proxy may gather it, nor compress it. */
const answerStream = (context: Context<AppEnv>, stream: ReadableStream<Uint8Array>): Response =>
  context.body(stream, 200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });

/** Turns an implementation into a handler: access, then parameters, query and body, then the work, then the answer. */
export function handleEndpoint(implementation: Implementation, services: Services): Handler<AppEnv> {
  const { endpoint } = implementation;
  return async (context) => {
    const arrival = readOrigin(context, services);
    const caller = await admit(endpoint, context, services, arrival);
    const origin = { ...arrival, locale: context.get('locale') };
    const params = readParams(endpoint, context.req.param());
    const query = readQuery(endpoint, new URL(context.req.url).searchParams);
    const key = hasIdempotencyKey(endpoint) ? readKey(context.req.header('Idempotency-Key')) : undefined;
    const content = await readContent(endpoint, context.env.incoming);
    // Each part has been checked against the endpoint, whose types the implementation was written to.
    const prepared = { params, query, ...content, key, origin } as unknown as PreparedCall;
    const run = () => workConfirmed(implementation, services, prepared, caller);
    const answer = await services.admission(endpoint, run).catch(async (error: unknown) => {
      if (caller !== null && error instanceof ApiError && error.status === 403)
        await auditRefusal(services.db, caller, endpoint, origin);
      throw error;
    });
    if (endpoint.isStream) return answerStream(context, answer as ReadableStream<Uint8Array>);
    if (endpoint.file !== undefined) return answerFileOrPage(context, answer as FileAnswer);
    return endpoint.status === 204 ? context.body(null, 204) : answerJson(context, endpoint, answer);
  };
}
