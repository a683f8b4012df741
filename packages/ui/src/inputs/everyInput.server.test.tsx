// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { inputs } from './testing/everyInput.ts';
import { FormField } from './FormField/index.ts';

it.each(inputs)('$name is rendered where there is no browser, without a warning', ({ Input, example }) => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = renderToString(
    <FormField label="Due" help="When it has to be done.">
      <Input {...example} aria-label="Due" data-probe="here" />
    </FormField>,
  );
  expect(html).toContain('data-probe="here"');
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
