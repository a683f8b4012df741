import { expect, it } from 'vitest';
import { leaveOutReactAriaStrings, nestStylesNatively } from './vite.ts';

const { load } = leaveOutReactAriaStrings();
const modules = '/app/node_modules';

it.each([
  `${modules}/react-aria/dist/private/overlays/intlStrings.mjs`,
  `${modules}/react-stately/dist/private/datepicker/intlStrings.mjs`,
  `${modules}/react-aria-components/dist/private/intlStrings.mjs`,
  String.raw`C:\app\node_modules\react-aria\dist\private\menu\intlStrings.mjs`,
])('the words in %s are left out', (id) => {
  expect(load(id)).toBe('export default {};');
});

it.each([
  `${modules}/react-aria/dist/private/overlays/DismissButton.mjs`,
  `${modules}/other/dist/intlStrings.mjs`,
  '/app/src/intlStrings.ts',
])('%s stays as it is', (id) => {
  expect(load(id)).toBeUndefined();
});

type Insert = (style: string) => unknown;

interface StandIn {
  compile: (style: string) => string;
  serialize: (style: string, insert: Insert) => void;
  middleware: (steps: readonly Insert[]) => Insert;
  rulesheet: (insert: Insert) => Insert;
}

it('a style goes to the browser whole, as one rule', async () => {
  const { resolveId, load: loadStandIn } = nestStylesNatively();
  const code = loadStandIn(resolveId('stylis') ?? '') ?? '';
  const stylis = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as StandIn;
  const rules: string[] = [];
  const insert = stylis.middleware([() => '', stylis.rulesheet((rule) => rules.push(rule))]);
  const style = '.a { color: red; &:hover { color: blue } }';
  stylis.serialize(stylis.compile(style), insert);
  expect(rules).toEqual([style]);
});

it('nothing but stylis is replaced', () => {
  const { resolveId, load: loadStandIn } = nestStylesNatively();
  expect(resolveId('styled-components')).toBeUndefined();
  expect(loadStandIn('/app/src/App.tsx')).toBeUndefined();
});

const files = import.meta.glob<Record<string, unknown>>(
  ['../../*/src/**/*.styles.ts', '../../../apps/web/src/**/*.styles.ts'],
  { eager: true },
);

/** Returns the text of a styled component, without what is put into it, such as its animations. */
function cssOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('componentStyle' in value)) return '';
  const { rules } = value.componentStyle as { rules: readonly unknown[] };
  const texts = rules.flat(5).filter((rule) => typeof rule === 'string');
  return texts.join('').replaceAll(/\/\*.*?\*\//gs, '');
}

it('no style says after a condition what the condition says', () => {
  const condition = /@(?:media|container|supports)[^{}]*\{([^{}]*)\}([^{}]*)(?=[;}]|$)/g;
  const faults = Object.entries(files).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) =>
      [...cssOf(value).matchAll(condition)].flatMap(([, within = '', after = '']) =>
        [...within.matchAll(/([\w-]+)\s*:/g)]
          .filter(([, property = '']) => new RegExp(`(?:^|[;\\s])${property}\\s*:`).test(after))
          .map(([, property]) => `${file} ${name}: ${property}`),
      ),
    ),
  );
  expect(faults).toEqual([]);
});
