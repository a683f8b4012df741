import { findTexts } from '../tools/testing/findTexts.ts';

/**
 * Which rules of axe a story is checked by: where a theme changes nothing but colours, contrast alone can differ; where the page is written the other way,
 * with the same elements, what depends on where they stand.
 */
export type Rules = 'all' | 'layout' | 'contrast' | 'none';

const checked = {
  all: {},
  layout: {
    runOnly: { type: 'rule', values: ['color-contrast', 'target-size', 'scrollable-region-focusable'] },
  },
  contrast: { runOnly: { type: 'rule', values: ['color-contrast'] } },
  none: {},
} as const satisfies Record<Rules, object>;

interface Checked {
  parameters: { a11y?: { options?: object } };
}

/** Tells the add-on for accessibility, whose check comes next, what the runner asks for (`tools/stories`): it reads nothing but violations. */
export function chooseRules(context: Checked): void {
  const { bureauRules: rules } = globalThis as { bureauRules?: Rules };
  if (!rules) return;
  const { a11y } = context.parameters;
  const options = {
    ...a11y?.options,
    resultTypes: ['violations'],
    ...checked[rules],
  };
  context.parameters = {
    ...context.parameters,
    a11y: {
      ...a11y,
      options,
      ...(rules === 'none' && { test: 'off' }),
      ...(rules === 'contrast' && { context: { include: findTexts() } }),
    },
  };
}
