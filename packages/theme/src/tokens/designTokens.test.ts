import { defineConfig, parse } from '@terrazzo/parser';
import { expect, it } from 'vitest';
import { designTokens } from './designTokens.ts';
import { tokenNames } from './names.ts';

const source = `${JSON.stringify(designTokens(), null, 2)}\n`;
const folder = new URL('../../', import.meta.url);

it('designers get every token in a file that other tools can read', async () => {
  const config = defineConfig({ lint: { rules: {} } }, { cwd: folder });
  const { tokens } = await parse([{ filename: new URL('tokens.json', folder), src: source }], { config });
  const types = new Set(Object.values(tokens).map(({ $type }) => $type));
  expect(types).toEqual(
    new Set([
      'color',
      'gradient',
      'shadow',
      'dimension',
      'duration',
      'cubicBezier',
      'number',
      'fontFamily',
      'fontWeight',
    ]),
  );
  const written = new Set(
    Object.keys(tokens).map((id) => `--bureau-${id.replace(/^\w+\./, '').replaceAll('.', '-')}`),
  );
  const undescribed = Object.values(tokens).filter(
    ({ id, $description }) => /^(?:light|dark|scale)\./.test(id) && !$description,
  );
  expect(undescribed.map(({ id }) => id)).toEqual([]);
  const pictures = ['--bureau-sidebar-picture', '--bureau-backdrop'];
  expect(tokenNames.filter((name) => !written.has(name) && !pictures.includes(name))).toEqual([]);
});

it('the file in the package is up to date (`npx vitest run packages/theme --update` writes it)', async () => {
  await expect(source).toMatchFileSnapshot('../../tokens.json');
});
