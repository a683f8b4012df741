import { describe, expect, it } from 'vitest';
import { checkTextKeys } from './textKeys.ts';

const catalogues = new Map(
  Object.entries({
    core: ['state.down'],
    auth: ['login.title'],
    screens: ['list.more', 'list.done_one', 'list.done_other'],
    shared: ['breadcrumbs.tasks.title', 'fields.code'],
    shell: ['shell.look'],
    tasks: ['tasks.all', 'status.open'],
    dashboard: ['dashboard.all'],
    board: ['board.all'],
  }).map(([name, keys]) => [name, new Set(keys)]),
);

const feature = (path: string, page: string, more = '') =>
  `export const x = { path: '${path}', ${more} load: async () => (await import('./${page}')).Page };`;

const modules = {
  'main.tsx': "import { App } from './shell/App.tsx';",
  'shell/App.tsx': `import { login } from '../features/login/login.feature.ts';
import { tasks } from '../features/tasks/tasks.feature.ts';
import { dashboard } from '../features/dashboard/dashboard.feature.ts';
const load = () => import('./SignedInApp.tsx');`,
  'shell/SignedInApp.tsx': "import { Down } from '../screens/Down.tsx'; t('shell.look');",
  'screens/Down.tsx': "t('state.down');",
  'screens/List.tsx': "import { Down } from './Down.tsx';\nt('list.more'); t('list.done', { count });",
  'features/login/login.feature.ts': feature('login', 'LoginPage.tsx', "access: 'public',"),
  'features/login/LoginPage.tsx': "import { Down } from '../../screens/Down.tsx';\nt('login.title');",
  'features/tasks/tasks.feature.ts': feature(
    'tasks',
    'TasksPage.tsx',
    "titleKey: 'breadcrumbs.tasks.title',",
  ),
  'features/tasks/TasksPage.tsx':
    "import { List } from '../../screens/List.tsx';\nimport { Timer } from './Timer.tsx';\nt('tasks.all'); t(`status.${key}`);",
  'features/dashboard/dashboard.feature.ts': feature('dashboard', 'Page.tsx', "catalogues: ['tasks'],"),
  'features/dashboard/Page.tsx':
    "import { type Props, Timer as Clock } from '../tasks/service.ts';\nt('dashboard.all'); t('tasks.all');",
  'features/tasks/service.ts':
    "export { Board as TaskBoard } from './Board.tsx';\nexport { type Props, Timer } from './Timer.tsx';",
  'features/tasks/Board.tsx': "t('board.all');",
  'features/tasks/Timer.tsx': "t('tasks.all');",
};

/** Checks the modules, with one of them replaced. */
const check = (changes: Record<string, string> = {}) => checkTextKeys({ ...modules, ...changes }, catalogues);

describe('code may only say what is loaded with it', () => {
  it('which is what its pages, and all around them, load', () => {
    expect(check()).toEqual([]);
  });

  it.each([
    ['the sign-in those of a feature', 'features/login/LoginPage.tsx', "t('tasks.all')"],
    ['the sign-in those behind it', 'features/login/LoginPage.tsx', "t('list.more')"],
    ['what everybody sees those of the sign-in', 'screens/Down.tsx', "t('login.title')"],
    ['what everybody sees those of the shell', 'screens/Down.tsx', "t('shell.look')"],
    ['what features share those of one', 'screens/List.tsx', "t('tasks.all')"],
    ['the shell those of a feature', 'shell/SignedInApp.tsx', "t('tasks.all')"],
    ['a feature those of another', 'features/tasks/TasksPage.tsx', "t('dashboard.all')"],
    ['what a feature offers those of one who uses it', 'features/tasks/Timer.tsx', "t('dashboard.all')"],
    ['a feature those of another, put together', 'features/login/LoginPage.tsx', 't(`status.${key}`)'],
    ['a feature those of another, with a count', 'features/login/LoginPage.tsx', "t('list.done', { count })"],
    [
      'the title of a feature its own texts',
      'features/tasks/tasks.feature.ts',
      "const titleKey = 'tasks.all';",
    ],
  ])('not: %s', (_, file, source) => {
    expect(check({ [file]: source })).toEqual([expect.stringContaining(file)]);
  });

  it('and who uses the service of a feature loads those of what is used', () => {
    const source = (name: string) => `import { ${name} } from '../tasks/service.ts';`;
    const page = 'features/dashboard/Page.tsx';
    expect(check({ [page]: source('Timer') })).toEqual([]);
    expect(check({ [page]: source('TaskBoard') })).toEqual([
      expect.stringMatching(/^features\/tasks\/Board\.tsx: “board\.all” .* dashboard, tasks$/),
    ]);
  });

  it('and comments may say anything', () => {
    expect(check({ 'screens/Down.tsx': "/** Such as 'tasks.all'. */\n// or 'login.title'" })).toEqual([]);
  });
});
