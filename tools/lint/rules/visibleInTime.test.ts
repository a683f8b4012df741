import { testRule } from '../testRule.ts';
import { visibleInTime } from './visibleInTime.ts';

testRule('visible-in-time', visibleInTime, {
  valid: [
    'await waitFor(() => expect(dialog).toBeVisible())',
    "await waitFor(async () => { await expect(canvas.getByText('Open')).toBeVisible(); })",
    'await waitFor(() => expect(dialog).toHaveFocus())',
    'await expect(dialog).not.toHaveFocus()',
  ],
  invalid: [
    { code: 'await expect(dialog).toBeVisible()', errors: [{ messageId: 'wait' }] },
    { code: 'await waitFor(() => done()); await expect(dialog).toBeVisible()', errors: 1 },
    { code: 'await expect(dialog).not.toBeVisible()', errors: 1 },
    { code: 'await expect(dialog).toHaveFocus()', errors: 1 },
  ],
});
