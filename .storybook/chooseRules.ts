/** Which rules of axe a story is checked by: where a theme changes nothing but colours, contrast alone can differ. */
export type Rules = 'all' | 'contrast' | 'none';

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
    ...(rules === 'contrast' && { runOnly: { type: 'rule', values: ['color-contrast'] } }),
  };
  context.parameters = {
    ...context.parameters,
    a11y: { ...a11y, options, ...(rules === 'none' && { test: 'off' }) },
  };
}
