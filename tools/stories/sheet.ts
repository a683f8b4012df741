/**
 * `npm run sheet` puts the committed pictures of all Matrix stories on one page, a row for each story and a column for each theme, to be
 * reviewed side by side.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

import { root } from '../install.mjs';
import { differencesFolder } from './baseline.ts';
import { variants } from './variants.ts';

const themes = Object.keys(variants);
const folder = join(root, differencesFolder);
const pictures = globSync(
  ['packages/*/src/**/__screenshots__/*.png', 'apps/*/src/**/__screenshots__/*.png'],
  {
    cwd: root,
  },
);

const themeOf = (file: string) => themes.find((theme) => file.endsWith(`-${theme}.png`)) ?? '';
const nameOf = (file: string) => basename(file).replace(`-${themeOf(file)}.png`, '');
const stories = Map.groupBy(pictures.sort(), nameOf);

const cell = (files: readonly string[], theme: string) => {
  const file = files.find((one) => themeOf(one) === theme);
  return file === undefined
    ? '<td></td>'
    : `<td><a href="${relative(folder, join(root, file))}"><img loading="lazy" alt="${theme}" src="${relative(folder, join(root, file))}"></a></td>`;
};

const rows = [...stories].map(
  ([name, files]) => `<tr><th>${name}</th>${themes.map((theme) => cell(files, theme)).join('')}</tr>`,
);

const style =
  'body{margin:16px;font:13px system-ui}table{border-spacing:8px}th{vertical-align:top;text-align:start}td{vertical-align:top}img{width:320px;outline:1px solid #8884}';

mkdirSync(folder, { recursive: true });
const sheet = join(folder, 'sheet.html');
writeFileSync(
  sheet,
  `<!doctype html><meta charset="utf-8"><title>All components</title><style>${style}</style><table><tr><th></th>${themes.map((theme) => `<th>${theme}</th>`).join('')}</tr>${rows.join('')}</table>`,
);
console.log(`${stories.size} stories in ${themes.length} themes: ${sheet}`);
