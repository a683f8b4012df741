import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { locales } from '../../packages/values/src/locales/locales.ts';
import { root } from '../install.mjs';
import { readPlace } from './component.ts';
import { built, copyRepository, type Copy } from './copy.ts';
import { type FeatureOptions, readNames } from './feature.ts';
import { create, fillTemplates, GeneratorError } from './files.ts';

let copy: Copy;

beforeAll(() => {
  copy = copyRepository();
});

afterAll(() => copy.remove());

const generator = ['node', '--conditions=@bureau/source', 'tools/new/run.ts'] as const;

/** Runs the generator, and gives the files that it says it has written. */
function make(...args: string[]): string[] {
  return copy
    .run(...generator, ...args, '--no-pictures')
    .trim()
    .split('\n');
}

const refusal = (...args: string[]) => copy.refusal(...generator, ...args);

const inCopy = (file: string) => readFileSync(join(copy.folder, file), 'utf8');

function edit(file: string, change: (text: string) => string): void {
  const before = inCopy(file);
  const after = change(before);
  if (after === before) throw new Error(`${file} is not written as expected.`);
  writeFileSync(join(copy.folder, file), after);
}

/** Asks nobody, as where no terminal is. */
const askNobody = async (question: string): Promise<string> => {
  throw new GeneratorError(question);
};

describe('asking for something that cannot be made', () => {
  it.each([
    ['primitives/stamp', 'A component is named like StatusBadge, not “stamp”.'],
    ['primitives/Badge', 'packages/ui/src/primitives/Badge is there already.'],
    ['blocks/TimerChip', 'packages/ui/src/blocks/TimerChip is there already.'],
    ['fields/badge', 'A component is named like StatusBadge, not “badge”.'],
    ['shapes/Stamp', /^There is no folder “shapes” for components: .*ui\/primitives.*forms\/fields/],
    ['Stamp', /^Say the folder as well: .*ui\/primitives.*forms\/rich-text/],
    ['jsdom/Stamp', /^There is no folder “jsdom” for components/],
    ['primitives/Object', '“Object” means something else already.'],
    ['primitives/Story', '“Story” means something else already.'],
    ['primitives/BureauProvider', /^“BureauProvider” is exported by .*BureauProvider\.tsx already\./],
  ])('component %s is refused in words', (place, reason) => {
    expect(() => readPlace(place)).toThrow(reason);
  });

  it.each<[name: string, FeatureOptions, reason: string | RegExp]>([
    ['Taxes', {}, 'A feature is named like leave-types, not “Taxes”.'],
    ['../taxes', {}, 'A feature is named like leave-types, not “../taxes”.'],
    ['equipment', {}, 'Say what one of “equipment” is called: --singular tax.'],
    ['tasks', {}, '“tasks” is there already, in the application or in the API.'],
    ['trinkets', {}, /^Which group of permissions \(--group people, work, .*\)\?/],
    ['trinkets', { group: 'shops' }, /^“shops” is no group of permissions/],
    ['trinkets', { group: 'work', icon: 'nowhere' }, /^“nowhere” is no icon of lucide/],
    ['trinkets', { singular: 'class' }, /^“class” means something else/],
    ['trinkets', { singular: 'trinkets' }, /^Say what one of “trinkets” is called/],
    ['trinkets', { code: 'TSK' }, /^The codes of tasks begin with TSK\./],
    ['positions', { group: 'people' }, '“positions” is there already, in the contract.'],
    ['preferences', { group: 'people' }, '“preferences” is there already, in the contract.'],
    ['currencies', { group: 'people' }, /^“currencies” is exported by the contract already\./],
    [
      'tasks-of-old',
      { singular: 'task', group: 'work' },
      /^“taskFields” is exported by the contract already\./,
    ],
  ])('feature %s %j is refused in words', async (name, options, reason) => {
    await expect(readNames(name, options, askNobody)).rejects.toThrow(reason);
  });

  it.each([
    ['name:line! rate:number(x)', /^Say how many decimals rate has/],
    ['name:line! price:money', /^Amounts are in the currency of their record/],
    ['rate:number', /^The first field names the records/],
    ['name:line! rate:amount', /^“amount” is no kind of field\. There are line, text,/],
    ['name:line! staff:people', /^A people says more of itself .*adding-a-field/],
    ['name:line! risk:choice(low)', /^Say between which words one chooses/],
    ['name:line! room:reference(rooms)', /^Say what room refers to, one of projects,/],
    ['name:line! code:line', /^Every record has one “code”/],
    ['name:line! Rate', /^A field is written like plate:line!/],
  ])('feature trinkets of %j is refused in words', async (fields, reason) => {
    await expect(readNames('trinkets', { fields }, askNobody)).rejects.toThrow(reason);
  });

  it.each([
    [['widget', 'primitives/Stamp'], /^“widget” cannot be made\./],
    [['feature', 'trinkets', 'leaves'], /^One thing is made at a time/],
    [['feature', 'trinkets', '--colour'], /^Unknown option '--colour'/],
    [['feature', 'trinkets'], /^Which group of permissions .*\n.*npm run new/],
  ])('%j is refused in words, with what can be said', (args, reason) => {
    expect(refusal(...args)).toMatch(reason);
  });
});

it('a file that is there is not written over', () => {
  expect(() => create('package.json', '{}')).toThrow('package.json is there already.');
  expect(() =>
    fillTemplates(join(import.meta.dirname, 'component/Name'), 'packages/ui/src/primitives/Badge', (text) =>
      text.replaceAll('Name', 'Badge'),
    ),
  ).toThrow(/^packages\/ui\/src\/primitives\/Badge\/.* is there already\./);
});

const everyKind = [
  'plate:line! seats:number! note:text manual:richText is_leased:boolean bought_on:date! share:percent spent:duration nick:line',
  'mail:email tel:phone site:url zone:timeZone paint:color paid_in:currency keeper:person project:reference(projects)',
  'grade:choice(low,medium,high)',
].join(' ');

/** Asks the API for what the fields of the resource promise. */
const fieldsTest = `import { zeppelins } from '@bureau/contract';
import { expect, it } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

it('zeppelins are filtered, grouped and changed together by their fields', async () => {
  const server = await startTestServer();
  const admin = await server.as('admin');
  const create = (plate: string, seats: number, grade: 'low' | 'high') =>
    admin.call(zeppelins.create, { body: { plate, seats, grade, bought_on: '2026-03-01', is_leased: seats > 4 } });
  const small = await create('Small', 2, 'low');
  const large = await create('Large', 9, 'high');
  const plates = async (filter: Parameters<typeof admin.call<typeof zeppelins.list>>[1]) =>
    (await admin.call(zeppelins.list, filter)).data.map(({ plate }) => plate);
  expect(await plates({ query: { filter: { seats: { from: 3 } } } })).toEqual(['Large']);
  expect(await plates({ query: { filter: { is_leased: ['no'] } } })).toEqual(['Small']);
  expect(await plates({ query: { filter: { grade: ['low'] } } })).toEqual(['Small']);
  const { data } = await admin.call(zeppelins.groups, { query: { group: 'grade' } });
  expect(data.map(({ name, count }) => [name, count])).toEqual([['low', 1], ['high', 1]]);
  const values = { seats: 5, is_leased: true, grade: 'medium', project_id: null } as const;
  await admin.call(zeppelins.bulk, { body: { ids: [small.id, large.id], action: 'update', values } });
  expect(await plates({ query: { filter: { seats: { from: 5, to: 5 }, grade: ['medium'] } } })).toHaveLength(2);
  await server.stop();
});
`;

/** Adds a choice to tasks as docs/adding-a-field.md says. */
function addHazard(): void {
  edit('packages/contract/src/resources/tasks.ts', (text) =>
    text
      .replace(
        / {4}progress: .*\n/,
        "$&    hazard: choice(['low', 'medium', 'high'], { isNullable: true, sort: true, group: true }),\n",
      )
      .replace(/(?<=^ {2}boolean,\n)(?! {2}choice,)/m, '  choice,\n'),
  );
  const values = ['low', 'medium', 'high'].map((value) => `"hazard.${value}": "${value}"`);
  for (const locale of locales) {
    const add =
      (...texts: string[]) =>
      (text: string) =>
        text.replace('{\n', `{\n  ${texts.join(',\n  ')},\n`);
    edit(
      `packages/contract/labels/tasks/locales/${locale}.json`,
      add('"tasks.fields.hazard": "Hazard"', ...values),
    );
  }
  edit('apps/web/src/features/tasks/tasks.screens.tsx', (text) =>
    text.replace("priority: 'priority'", "$&, hazard: 'hazard'"),
  );
  // test data that list every field of a task
  edit('apps/web/src/testing/fixtures.ts', (text) =>
    text.replace(/^( +)progress: .*\n/m, '$&$1hazard: null,\n'),
  );
}

/**
 * Says what is wrong with the types of some folders, and of the contract that they read from its sources: writing out what it declares takes twice as
 * long. The components, which import nothing that a resource changes, are declarations as they were built.
 */
function checkTypes(base: string, include: readonly string[]): string {
  const compilerOptions = {
    composite: false,
    declaration: false,
    declarationMap: false,
    tsBuildInfoFile: null,
  };
  const references = built.map((name) => ({ path: `packages/${name}` }));
  const exclude = ['tools/packages/fresh'];
  const config = { extends: `./${base}`, compilerOptions, include, exclude, references };
  writeFileSync(join(copy.folder, 'tsconfig.made.json'), JSON.stringify(config));
  return copy.refusal('tsc', '-p', 'tsconfig.made.json', '--checkers', '1');
}

/** What is not the API's, and may import the contract. */
const aroundContract = [
  'packages/contract/src',
  'apps/web/src',
  'apps/*/*.ts',
  '.storybook/**/*',
  'e2e',
  'benchmarks',
  'tools',
  '*.config.ts',
];

/** Runs the tests of some files that have something in their titles, in one worker, as most of the work is to load what all of them need. */
const test = (project: string, files: readonly string[], only: string) =>
  copy.run('vitest', 'run', '--project', project, '--maxWorkers', '1', ...files, '-t', only);

/** The first route of docs/product.md that has no resource yet, and nothing else. */
const planned = (['estimates', 'invoices', 'payments'] as const).filter(
  (route) => !existsSync(join(root, `packages/contract/src/resources/${route}.ts`)),
);

/** A name that docs/product.md has, as long as there is one, one of two words, and one that it does not have: what nobody makes, so that it is not there. */
const features = [
  ...planned.slice(0, 1).map((route) => [route, '--singular', 'trinket']),
  ['mooring-masts', '--group', 'administration'],
  ['zeppelins', '--group', 'work', '--icon', 'building-2', '--fields', everyKind],
];

/** Whether a file counts: catalogues grow by a line for each text, and the migration is written anew. */
const isCounted = (file: string) => !/\/locales\/|^apps\/api\/src\/db\/migrations\//.test(file);

const linesOf = (text: string) => text.trimEnd().split('\n');

describe('what is made', () => {
  let files: string[];
  let made: readonly string[];
  let changed: readonly string[];
  let lines: number;

  beforeAll(() => {
    // the generator writes the migration anew, with it
    addHazard();
    files = [...make('component', 'primitives/StatusStamp'), ...make('component', 'fields/ColourField')];
    for (const feature of features) {
      const before = new Map(registries.map((file) => [file, inCopy(file)]));
      const written = make('feature', ...feature);
      const counted = written.filter(isCounted);
      made = counted.filter((file) => !existsSync(join(root, file)));
      changed = counted.filter((file) => !made.includes(file));
      const added = changed.flatMap((file) => {
        const present = new Set(linesOf(before.get(file) ?? ''));
        return linesOf(inCopy(file)).filter((line) => !present.has(line));
      });
      lines = added.length + made.flatMap((file) => linesOf(inCopy(file))).length;
      files.push(...written);
    }
    writeFileSync(join(copy.folder, 'apps/api/src/modules/zeppelins/fields.test.ts'), fieldsTest);
    // what configurations import is built; the types are checked below
    copy.run('tsc', '-p', 'packages/contract', '--noCheck', '--composite', 'false', '--declaration', 'false');
  });

  const registries = [
    'packages/contract/src/resources/described.ts',
    'packages/contract/src/resources/index.ts',
    'apps/api/src/modules/records.ts',
    'apps/web/src/shell/gatedFeatures.ts',
    'apps/web/src/core/icons.tsx',
  ];

  it('is a resource of few files and lines, which is registered in few others', () => {
    expect(made.length).toBeLessThanOrEqual(8);
    expect(changed.toSorted()).toEqual(registries.toSorted());
    expect(lines).toBeLessThan(300);
  });

  it('has the files of the model', () => {
    const model = [
      'StatusStamp.tsx',
      'StatusStamp.styles.ts',
      'StatusStamp.stories.tsx',
      'StatusStamp.test.tsx',
    ];
    const folder = 'packages/ui/src/primitives/StatusStamp';
    const wanted = [...model, 'index.ts'].map((file) => `${folder}/${file}`);
    expect(files.filter((file) => file.startsWith(folder)).sort()).toEqual(wanted.sort());
    expect(files.filter((file) => !existsSync(join(copy.folder, file)))).toEqual([]);
  });

  it('is not made twice', () => {
    expect(refusal('component', 'primitives/StatusStamp')).toBe(
      'packages/ui/src/primitives/StatusStamp is there already.',
    );
  });

  it('has right types, and a field more as well', () => {
    expect(inCopy('apps/api/src/db/migrations/0000_initial.sql')).toMatch(/"hazard" text,/);
    // the tests that spell out what tasks have, and by what they are grouped, are those that have to be told
    const printed = [
      checkTypes('apps/api/tsconfig.json', ['apps/api/src']),
      checkTypes('tsconfig.tests.json', aroundContract),
    ].join('\n');
    const faulty = [...printed.matchAll(/^(\S+\.tsx?)\(\d+,\d+\): error/gm)].map(([, file]) => file);
    expect(new Set(faulty)).toEqual(
      new Set([
        'apps/api/src/modules/tasks/groups.test.ts',
        'packages/contract/src/fields/fields.types.test.ts',
      ]),
    );
  });

  it('is written like the rest', () => {
    copy.run('oxfmt', '--check', ...files);
    copy.run('oxlint', '--type-check', ...files.filter((file) => /\.tsx?$/.test(file)));
  });

  it('keeps the boundaries', () => {
    copy.run('node', 'tools/boundaries.ts');
  });

  it('leaves nothing unused', () => {
    copy.run('knip');
  });

  it('has its texts in every language', () => {
    copy.run('node', 'tools/lint/locales.ts');
  });

  it('passes its tests, and leaves those of the rest as they are', () => {
    const tested = [
      'StatusStamp',
      'ColourField',
      'features/everyResource',
      'shell/App.test',
      'shell/features.test',
    ];
    const titles = ['finding', 'opening', 'texts of pages', 'features behind', 'routes'];
    const only = ['is reached by a class', 'zeppelins', 'mooring.masts', ...titles].join('|');
    // Of a file that has no test of them, nothing would be passed.
    expect(test('components', tested, only)).toMatch(/Files.*5 passed/);
  });

  it('is created, found, filtered, changed together, exported and imported over the API, and called by every role', () => {
    const tested = ['zeppelins', 'everyRecord', 'menu', 'numbering'].map((name) => `modules/${name}`);
    const only = 'zeppelins|mooring.masts|the menu|numbers of records';
    expect(test('api', [...tested, 'http/access'], only)).toMatch(/Files.*5 passed/);
  });
});
