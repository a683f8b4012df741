/** Which rules of axe a story is checked by: where a theme changes nothing but colours, contrast alone can differ. */
export type Rules = 'all' | 'contrast' | 'none';

interface Checked {
  parameters: { a11y?: object };
}

/** Tells the add-on for accessibility, whose check comes next, the rules that the runner asks for (`tools/stories`). */
export function chooseRules(context: Checked): void {
  const { bureauRules: rules = 'all' } = globalThis as { bureauRules?: Rules };
  if (rules === 'all') return;
  const chosen =
    rules === 'none'
      ? { test: 'off' }
      : { options: { runOnly: { type: 'rule', values: ['color-contrast'] } } };
  context.parameters = { ...context.parameters, a11y: { ...context.parameters.a11y, ...chosen } };
}
