import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyDir, deleteDir } from '../../testing/folders.ts';
import { replaceFolders } from './replaceFolders.ts';

let folder: string;
const at = (name: string) => join(folder, name);
const contents = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

beforeEach(() => {
  folder = createEmptyDir();
  for (const name of ['database', 'uploads', 'restored']) {
    mkdirSync(at(name));
    writeFileSync(at(`${name}/of-${name}`), '');
  }
});
afterEach(() => deleteDir(folder));

it('a folder that cannot be replaced leaves those before it as they were', async () => {
  const before = contents();
  const pairs = [
    { target: at('database'), by: at('restored') },
    { target: at('uploads'), by: at('missing') },
  ];
  await expect(replaceFolders(pairs)).rejects.toThrow('ENOENT');
  expect(contents()).toEqual(before);
});

it('a folder takes the place of another one, of which nothing stays', async () => {
  await replaceFolders([{ target: at('database'), by: at('restored') }]);
  expect(contents()).toEqual(['database', 'database/of-restored', 'uploads', 'uploads/of-uploads']);
});
