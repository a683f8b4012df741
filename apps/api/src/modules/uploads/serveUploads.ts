import {
  avatars,
  type FileKind,
  fileKinds,
  fileNamePattern,
  pictureTypes,
  sidebarPictures,
} from '@bureau/contract';
import { and, eq } from '../../db/orm.ts';
import type { Context, Handler } from 'hono';
import { files } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { isSigned, publicUrl } from '../../files/addresses.ts';
import { readFile, type StoredFile } from '../../files/store.ts';
import type { AppEnv, Services } from '../../http/context.ts';
import { answerFile } from '../../http/fileAnswer.ts';
import { readRange } from '../../http/readRange.ts';

const images = '/assets/images';
const loginBackground = `${images}/login/drawers.svg`;

/** Returns where the web application has a picture that is part of the product, or that stands in for one that is gone. */
function bundledPath(kind: FileKind, file: string): string | null {
  if (kind === 'login_bg') return loginBackground;
  if (kind === 'profile' && avatars.some((name) => name === file)) return `${images}/avatars/${file}`;
  if (kind === 'sidebar_background_images' && sidebarPictures.some((name) => name === file))
    return `${images}/sidebar/${file}`;
  return null;
}

const extensionOf = (file: string) => file.slice(file.lastIndexOf('.') + 1);

const pictureTypeOf = (file: string) =>
  Object.entries(pictureTypes).find(([, extension]) => extension === extensionOf(file))?.[0];

const gone = () => new ApiError(404, 'errors.notFound');

/** Lets nothing run, should a browser be made to show a file as a page. */
const harmless = "default-src 'none'; sandbox";

/** Serves a picture to anybody. Its content never changes, since each file has a name of its own. */
async function servePicture(context: Context<AppEnv>, services: Services, kind: FileKind, file: string) {
  const bundled = bundledPath(kind, file);
  const type = pictureTypeOf(file);
  const content =
    type === undefined || !fileNamePattern.test(file)
      ? null
      : await readFile(services.storage, { kind, key: file });
  if (type === undefined || content === null) {
    if (bundled === null) throw gone();
    return context.redirect(bundled);
  }
  return context.body(ReadableStream.from(content), 200, {
    'Content-Type': type,
    'Content-Security-Policy': harmless,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
}

/** Returns the entity tag of a file: what is stored under a key never changes. */
const tagOf = ({ key }: Pick<StoredFile, 'key'>) => `"${key}"`;

/** Returns the part of a file that a request asks for, unless it has begun with another file. */
function rangeOf({ req }: Context<AppEnv>, file: StoredFile) {
  const tag = tagOf(file);
  return req.method === 'GET' && (req.header('If-Range') ?? tag) === tag
    ? readRange(req.header('Range'), file.size)
    : null;
}

/** Serves an attachment to who has an address that we have signed, as a file to be saved, or a part of it. */
async function serveAttachment(context: Context<AppEnv>, services: Services, key: string) {
  const { db, storage, now } = services;
  if (!(await isSigned(db, key, context.req.query(), now()))) throw new ApiError(403, 'errors.badLink');
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.kind, 'attachment'), eq(files.key, key)));
  if (file === undefined) throw gone();
  const range = rangeOf(context, file);
  if (range === 'unsatisfiable')
    return context.body(null, 416, { 'Content-Range': `bytes */${file.size}`, 'Accept-Ranges': 'bytes' });
  const content = await readFile(storage, file, range ?? undefined);
  if (content === null) throw gone();
  const { body, headers } = await answerFile({ name: file.name, type: file.type, content });
  headers.set('Content-Security-Policy', harmless);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('Accept-Ranges', 'bytes');
  headers.set('ETag', tagOf(file));
  headers.set('Content-Length', String(range === null ? file.size : range.last - range.first + 1));
  if (range === null) return new Response(body, { headers });
  headers.set('Content-Range', `bytes ${range.first}-${range.last}/${file.size}`);
  return new Response(body, { status: 206, headers });
}

/** Leads to the picture behind the sign-in page as it is now. */
async function openLoginBackground(context: Context<AppEnv>, { db }: Services) {
  const { login_background: file } = await readSettings(db);
  return context.redirect(file === null ? loginBackground : publicUrl({ kind: 'login_bg', key: file }));
}

/** Leaves the content out where the head alone was asked for, and lets go of it. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}

/** Serves what was uploaded: pictures to anybody, attachments by signed addresses. */
export function serveUploads(services: Services): Handler<AppEnv> {
  const serve = (context: Context<AppEnv>) => {
    const name = context.req.param('kind');
    const file = context.req.param('file');
    const kind = fileKinds.find((known) => known === name);
    if (kind === 'login_bg' && file === undefined) return openLoginBackground(context, services);
    if (kind === undefined || file === undefined) throw gone();
    return kind === 'attachment'
      ? serveAttachment(context, services, file)
      : servePicture(context, services, kind, file);
  };
  return async (context) => {
    const response = await serve(context);
    return context.req.method === 'HEAD' ? withoutBody(response) : response;
  };
}
