import { profile, roles, settings, uploads } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../db/schema/index.ts';
import { openUrls } from '../../files/addresses.ts';
import { removeUnusedFiles } from '../../files/removeUnused.ts';
import { readFile, removeFiles } from '../../files/store.ts';
import { gif, jpeg, png, webp } from '../../testing/pictures.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super_admin');
  staff = await server.as('user');
});
afterAll(() => server.stop());

type Kind = 'profile' | 'company_logo' | 'login_bg' | 'sidebar_background_images' | 'attachment';
type Content = string | Uint8Array<ArrayBuffer>;

const upload = (client: TestClient, kind: Kind, content: Content, name = 'picture.png', key?: string) =>
  client.try(uploads.create, {
    params: { kind },
    file: { name, content },
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });

const stored = async (client: TestClient, kind: Kind, content: Content, name?: string) => {
  const { status, body } = await upload(client, kind, content, name);
  if (status !== 201 || !('url' in body)) throw new Error(JSON.stringify(body));
  return body;
};

describe('somebody who uploads a picture', () => {
  it.each([
    ['png', png(40, 30)],
    ['jpg', jpeg(40, 30)],
    ['gif', gif(40, 30)],
    ['webp', webp(40, 30)],
  ])(
    'of the type %s has it stored under a name of our own, and shown to anybody without a risk',
    async (extension, bytes) => {
      const { file, url } = await stored(staff, 'profile', bytes, 'me.exe');
      expect(file).toMatch(new RegExp(`^[0-9a-f]{32}\\.${extension}$`));
      const response = await server.guest.fetch(url);
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
      expect(response.headers.get('Content-Type')).toBe(`image/${extension.replace('jpg', 'jpeg')}`);
      expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect((await server.guest.fetch(url, { method: 'HEAD' })).status).toBe(200);
    },
  );

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 415],
    ['a drawing that may hold scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 415],
    ['a picture that is cut off', png(10, 10).slice(0, 20), 415],
    ['nothing', '', 422],
    ['a picture of absurd width', png(10_001, 1), 422],
    ['a picture of absurd size', jpeg(9_000, 9_000), 422],
    ['a picture without height', gif(10, 0), 415],
    ['a picture of many bytes', new Uint8Array(5 * 1024 * 1024 + 1), 413],
  ])('is refused %s', async (_, content, status) => {
    expect((await upload(staff, 'profile', content)).status).toBe(status);
  });

  it('may show it as their own, and nothing that was not uploaded', async () => {
    const { file } = await stored(staff, 'profile', png(7, 7));
    expect((await staff.call(profile.update, { body: { avatar: file } })).avatar).toBe(file);
    const logo = await stored(admin, 'company_logo', png(7, 7));
    for (const avatar of [logo.file, `${'0'.repeat(32)}.png`, '../a.png', '7-man.png'])
      expect((await staff.try(profile.update, { body: { avatar } })).body).toHaveProperty('errors.avatar');
    expect((await staff.call(profile.update, { body: { avatar: '1-man.png' } })).avatar).toBe('1-man.png');
  });

  it('of the company needs to be allowed to set it', async () => {
    expect((await upload(staff, 'company_logo', png(1, 1))).status).toBe(403);
    expect((await upload(staff, 'login_bg', png(1, 1))).status).toBe(403);
    const id = (await admin.call(roles.picker)).find(({ name }) => name === 'user')?.id ?? 0;
    const permissions = ['themesettings_create'] as const;
    await admin.call(roles.setPermissions, { params: { id }, body: { permissions: [...permissions] } });
    expect((await upload(staff, 'company_logo', png(1, 1))).status).toBe(403);
    const background = await stored(staff, 'login_bg', png(1, 1));
    await staff.call(settings.save, { body: { login_background: background.file } });
    const moved = await server.guest.fetch('/uploads/login_bg', { redirect: 'manual' });
    expect([moved.status, moved.headers.get('Location')]).toEqual([302, background.url]);
  });

  it('has it stored once, however often it is sent with the same key', async () => {
    const first = await upload(staff, 'profile', png(2, 2), 'a.png', 'once');
    expect((await upload(staff, 'profile', png(2, 2), 'a.png', 'once')).body).toEqual(first.body);
    expect((await upload(staff, 'profile', png(3, 3), 'a.png', 'once')).status).toBe(422);
    expect((await upload(staff, 'attachment', png(2, 2), 'a.png', 'once')).status).toBe(422);
  });
});

describe('somebody who looks at a picture', () => {
  it.each([
    ['/uploads/login_bg', '/assets/images/login/drawers.svg'],
    ['/uploads/login_bg/gone.png', '/assets/images/login/drawers.svg'],
    ['/uploads/profile/3-woman.png', '/assets/images/avatars/3-woman.png'],
    ['/uploads/sidebar_background_images/6.svg', '/assets/images/sidebar/6.svg'],
  ])('at %s gets that of the product', async (path, location) => {
    await admin.call(settings.save, { body: { login_background: null } });
    const response = await server.guest.fetch(path, { redirect: 'manual' });
    expect([response.status, response.headers.get('Location')]).toEqual([302, location]);
  });

  it.each([
    '/uploads/profile/gone.png',
    '/uploads/profile/..%2f..%2flock',
    '/uploads/profile/%2e%2e%2flock.png',
    '/uploads/unknown/a.png',
    '/uploads/profile',
  ])('finds nothing at %s', async (path) => {
    expect((await server.guest.fetch(path)).status).toBe(404);
  });
});

describe('somebody who attaches a file', () => {
  it('gets an address that is good for five minutes, for this file alone, and that saves it', async () => {
    const page = '<script>alert(1)</script>';
    const { url } = await stored(staff, 'attachment', page, '../Ätzend "böse".html');
    const response = await server.guest.fetch(url);
    expect(await response.text()).toBe(page);
    expect(response.headers.get('Content-Type')).toBe('text/plain');
    expect(response.headers.get('Content-Disposition')).toContain(
      'attachment; filename="_tzend _22b_se_22.html"',
    );
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const other = await stored(staff, 'attachment', 'Another', 'b.txt');
    const forged = url.replace(/[0-9a-f]{32}/, (/[0-9a-f]{32}/.exec(other.url) ?? [''])[0]);
    for (const bad of [
      forged,
      url.replace(/expires=\d+/, 'expires=9999999999'),
      url.split('?', 1)[0] ?? '',
      `${url}x`,
    ])
      expect((await server.guest.fetch(bad)).status).toBe(403);
    server.clock.now = new Date(server.clock.now.getTime() + 5 * 60 * 1000 + 1000);
    expect((await server.guest.fetch(url)).status).toBe(403);
  });
});

describe('an operator', () => {
  it('finds files deleted that nobody refers to after a day, and no others', async () => {
    const unused = await stored(staff, 'profile', png(5, 5));
    const logo = await stored(admin, 'company_logo', png(6, 6));
    await admin.call(settings.save, { body: { company_logo: logo.file } });
    const after = (hours: number) => new Date(server.clock.now.getTime() + hours * 60 * 60 * 1000);
    await removeUnusedFiles(server.db, server.storage, after(23.9));
    expect((await server.guest.fetch(unused.url)).status).toBe(200);
    await removeUnusedFiles(server.db, server.storage, after(24.1));
    expect((await server.guest.fetch(unused.url)).status).toBe(404);
    expect((await server.guest.fetch(logo.url)).status).toBe(200);
  });

  it('finds what a file held deleted with its record, unless that failed', async () => {
    await stored(staff, 'attachment', 'Kept', 'kept.txt');
    const [file] = await server.db.select().from(files).limit(1);
    if (file === undefined) throw new Error('There is no file.');
    const tasks: ((db: typeof server.db) => Promise<void>)[] = [];
    const remover = {
      storage: server.storage,
      later: (work: (typeof tasks)[number]) => void tasks.push(work),
    };
    await server.db
      .transaction(async (tx) => {
        await removeFiles(tx, remover, [file.id]);
        throw new Error('It failed.');
      })
      .catch(() => undefined);
    for (const work of tasks) await work(server.db);
    expect(await readFile(server.storage, file)).not.toBeNull();
    await removeFiles(server.db, remover, [file.id]);
    for (const work of tasks) await work(server.db);
    expect(await readFile(server.storage, file)).toBeNull();
    expect((await openUrls(server.db, server.clock.now))(file)).toContain('/uploads/');
  });
});
