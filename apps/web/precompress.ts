import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';

const compressible = /\.(?:css|html|js|json|svg)$/;
const smallest = 256;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Matches the scripts that the build copies as they are written. */
const copied = /^[^/\\]+\.js$/;

/** Writes every file of the build that is worth it a second and third time, as small as it gets, and scripts that were copied without what is for their readers: the server sends them as they are. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'bureau:precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      for (const name of names.filter((one) => compressible.test(one))) {
        const file = join(folder, name);
        if ((await stat(file)).size < smallest) continue;
        if (copied.test(name)) await writeFile(file, minifySync(name, await readFile(file, 'utf8')).code);
        const bytes = await readFile(file);
        await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, brotliOptions));
        await writeFile(`${file}.gz`, await promisify(gzip)(bytes));
      }
    },
  };
}
