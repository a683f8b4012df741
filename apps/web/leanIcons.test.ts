import { icons } from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createIcon } from './leanIcon.ts';

/** What a module of an icon exports beside the component; its types do not say so. */
type Module = { readonly __iconData: Parameters<typeof createIcon>[0] };

const load = async (module: Promise<unknown>) => createIcon(((await module) as Module).__iconData);

const draw = (Icon: ComponentType<object>, props: object) =>
  renderToStaticMarkup(createElement(Icon, props))
    .replace(/ class="[^"]*"/, '')
    .split(' ')
    .toSorted();

it.each([
  ['Bug', import('lucide-react/dist/esm/icons/bug.mjs')],
  ['Ellipsis', import('lucide-react/dist/esm/icons/ellipsis.mjs')],
  ['Star', import('lucide-react/dist/esm/icons/star.mjs')],
] as const)('%s is drawn as lucide draws it', async (name, module) => {
  const Lean = await load(module);
  for (const props of [
    {},
    { 'aria-hidden': true },
    { size: 16 },
    { 'aria-label': 'Defects' },
    { fill: 'red' },
  ])
    expect(draw(Lean, props)).toEqual(draw(icons[name], props));
});
