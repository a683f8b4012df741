import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { names, output } from './freshApp.ts';
import { app, build, filesOf, open, read } from './inApp.ts';

interface Example {
  readonly title: string;
  readonly code: string;
  /** The file of the application that holds it. */
  readonly file: string;
}

const examples = names.flatMap((name) =>
  [...read(name, 'README.md').matchAll(/```(tsx?)\n(.*?)```/gs)].map(
    ([, kind = '', code = ''], index): Example => {
      const isTest = code.includes("from 'vitest'");
      return {
        title: `example ${index + 1} of @bureau/${name}`,
        code,
        file: `src/readme-${name}-${index + 1}${isTest ? '.test' : ''}.${kind}`,
      };
    },
  ),
);

/** The code of each component, which coding assistants read; what it leaves to the application is declared. */
const guides = names.flatMap((name) =>
  filesOf(name)
    .filter((file) => file.startsWith('dist/llms/'))
    .map((guide) => {
      const [, code = ''] = /```tsx\n(.*?)```/s.exec(read(name, guide)) ?? [];
      const handlers = new Set(code.match(/\bhandle[A-Z]\w*/g));
      const declared = Array.from(handlers, (handler) => `declare const ${handler}: never;\n`).join('');
      return { guide, code, file: guide.replace(/^.*\/(\w+)\.md$/, `src/guide-${name}-$1.tsx`), declared };
    }),
);

const ending = (end: RegExp) => examples.filter(({ file }) => end.test(file));

beforeAll(() => {
  for (const { file, code } of examples) writeFileSync(join(app.folder, file), code);
  for (const { file, code, declared } of guides) writeFileSync(join(app.folder, file), code + declared);
});

it('every package has an example', () => {
  const lacking = names.filter((name) => !examples.some(({ title }) => title.endsWith(`/${name}`)));
  expect(lacking).toEqual([]);
});

it.each(names)('what the sentences of the README of @bureau/%s import is there', (name) => {
  const sentences = read(name, 'README.md').replaceAll(/```.*?```/gs, '');
  const named = sentences.match(/(?<!node_modules\/)@bureau\/[\w./-]*\w/g) ?? [];
  const require = createRequire(join(app.folder, 'index.js'));
  expect(named).not.toEqual([]);
  for (const path of named) expect(() => require.resolve(path)).not.toThrow();
});

it('every component has code to copy', () => {
  expect(guides.length).toBeGreaterThan(150);
  expect(guides.filter(({ code }) => !code.includes('@bureau/')).map(({ guide }) => guide)).toEqual([]);
});

it('all examples have the right types', async () => {
  const options = ['--moduleResolution', 'bundler', '--module', 'esnext', '--skipLibCheck'];
  expect(await output('tsc', ['-p', app.folder, ...options])).toBe('');
});

describe('on Node', () => {
  it.each(ending(/\.ts$/))('$title prints what it says', async ({ file, code }) => {
    const said = Array.from(code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm), ([, text]) => text);
    expect(said.length).toBeGreaterThan(0);
    expect(await output('node', [join(app.folder, file)])).toBe(`${said.join('\n')}\n`);
  });
});

describe('in the browser', () => {
  const shown = ending(/\d\.tsx$/);
  const pageOf = ({ file }: Example) => `${file.replace(/^src\/(.*)\.tsx$/, '$1')}.html`;

  beforeAll(async () => {
    for (const example of shown)
      writeFileSync(
        join(app.folder, pageOf(example)),
        `<!doctype html><meta charset="utf-8"><title>Example</title><body><script type="module" src="/${example.file}"></script></body>`,
      );
    await build(...shown.map(pageOf));
  });

  it.each(shown)('$title shows its button', async (example) => {
    await open({ path: pageOf(example) }, (page) =>
      page.getByRole('button', { name: /^(?:Save|Speichern)$/ }).waitFor(),
    );
  });
});

describe('in jsdom', () => {
  it.each(ending(/\.test\.tsx$/))('$title passes', async ({ file }) => {
    const config = join(app.folder, 'vitest.config.ts');
    // what is built for use would otherwise be taken
    const environment = "process.env.NODE_ENV = 'test';";
    writeFileSync(config, `${environment} export default { test: { environment: 'jsdom' } };`);
    expect(await output('vitest', ['run', '--root', app.folder, '--config', config, file])).toContain(
      '1 passed',
    );
  });
});
