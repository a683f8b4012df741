/** Which rules of axe a story is checked by: where a theme changes nothing but colours, contrast alone can differ. */
export type Rules = 'all' | 'contrast' | 'none';

const resultTypes = ['violations'];

interface Checked {
  parameters: { a11y?: object };
}

/** Tells the add-on for accessibility, whose check comes next, what the runner asks for (`tools/stories`): it reads nothing but violations. */
export function chooseRules(context: Checked): void {
  const { bureauRules: rules } = globalThis as { bureauRules?: Rules };
  if (!rules) return;
  const chosen = {
    none: { test: 'off' },
    contrast: { options: { resultTypes, runOnly: { type: 'rule', values: ['color-contrast'] } } },
    all: { options: { resultTypes } },
  }[rules];
  context.parameters = { ...context.parameters, a11y: { ...context.parameters.a11y, ...chosen } };
}
