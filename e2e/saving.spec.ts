import { answerWith, injectFault, resetConnection } from './support/faults.ts';
import { dismissToasts, toast } from './support/shell.ts';
import { createTask, expectTitle, openTask, readTask, titleField, typeTitle } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

const notSaved = 'Not saved. Try again; if it keeps failing, contact your administrator.';
const unreadable =
  /^The server’s response could not be read, so your change may or may not have been saved\./;

const refusals = [
  {
    name: 'the server fails',
    answer: answerWith(500, { error: 'The disk is full.' }),
    atEditor: 'The disk is full.',
    toast: /Server error.*The disk is full\./s,
  },
  {
    name: 'the connection breaks',
    answer: resetConnection,
    atEditor: 'The server did not respond, so your change may or may not have been saved. Try again.',
    toast: /No connection to the server|The server is back\./,
  },
  {
    name: 'the server is being restarted',
    answer: answerWith(503, '<h1>503</h1>'),
    atEditor: 'The server did not respond, so your change may or may not have been saved. Try again.',
    toast: /No connection to the server|The server is back\./,
  },
  {
    name: 'the server takes too long for its proxy',
    answer: answerWith(504, '<h1>504</h1>'),
    atEditor: 'The server did not respond, so your change may or may not have been saved. Try again.',
    toast: /No connection to the server|The server is back\./,
  },
  {
    name: 'too much is asked of the server',
    answer: answerWith(429, { error: 'Too many calls. Wait a minute.' }),
    atEditor: 'Too many calls. Wait a minute.',
  },
  {
    name: 'a proxy answers in its own words',
    answer: answerWith(400, '<h1>Bad request</h1>'),
    atEditor: notSaved,
    toast: /Error/,
  },
  { name: 'the answer is cut off', answer: answerWith(200, '{"id":'), atEditor: unreadable },
  { name: 'the answer is no record', answer: answerWith(200, []), atEditor: unreadable },
  {
    name: 'the server refuses the text',
    answer: answerWith(422, { error: 'This title is taken.' }),
    atEditor: 'This title is taken.',
    toast: /This title is taken\./,
  },
  {
    name: 'the permission was taken away meanwhile',
    answer: answerWith(403, { error: 'Forbidden' }),
    atEditor: 'You do not have permission to do this.',
    toast: /You do not have permission to do this\./,
  },
  {
    name: 'the task was deleted elsewhere',
    answer: answerWith(404, { error: 'Not found' }),
    atEditor: 'This does not exist, or you do not have access to it.',
    toast: /does not exist/,
  },
];

test('a title is not lost, whatever keeps it from being saved', async ({ page, apiOf }) => {
  const task = await createTask(await apiOf('manager'), 'Before');
  await openTask(page, task);
  await typeTitle(page, 'After');
  const editor = page.getByRole('group', { name: 'Title' });
  for (const refusal of refusals) {
    await test.step(refusal.name, async () => {
      const removeFault = await injectFault(page, `PUT /api/tasks/${task.id}`, refusal.answer);
      await page.keyboard.press('Enter');
      // first, because it goes by itself
      if (refusal.toast) await expect(toast(page, refusal.toast)).toHaveCount(1);
      await expect(editor.getByRole('alert')).toHaveText(refusal.atEditor);
      await expect(titleField(page)).toHaveValue('After');
      await expect(titleField(page)).toBeFocused();
      await removeFault();
      await page.keyboard.press('End');
      await dismissToasts(page);
      await titleField(page).focus();
    });
  }
  await page.getByRole('button', { name: 'Save Title' }).click();
  await expectTitle(page, 'After');
  expect(await readTask(await apiOf('manager'), task)).toMatchObject({ title: 'After' });
});

test('the same refusal again and again is one message with a count', async ({ page, apiOf }) => {
  const task = await createTask(await apiOf('manager'), 'Before');
  await openTask(page, task);
  const removeFault = await injectFault(
    page,
    `PUT /api/tasks/${task.id}`,
    answerWith(403, { error: 'Forbidden' }),
  );
  await typeTitle(page, 'After');
  const message = toast(page, 'You do not have permission to do this.');
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    await page.keyboard.press('Enter');
    await expect(message).toHaveText(attempt === 1 ? /this\.$/ : new RegExp(`×${attempt}$`));
    await expect(titleField(page)).toBeFocused();
  }
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(1);
  await removeFault();
});

test('all that the server objects to is listed, at the field and in a dialog', async ({ page }) => {
  await page.goto('/#/tasks/create');
  const removeFault = await injectFault(
    page,
    'POST /api/tasks',
    answerWith(422, {
      errors: {
        title: ['It is too vague.'],
        'budget.limit': ['The budget is spent.'],
        lines: [{ quantity: ['It is not a number.'] }],
      },
    }),
  );
  await page.getByRole('textbox', { name: 'Title' }).fill('Do things');
  await page.getByRole('button', { name: 'Create task' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'The server did not accept this' });
  await expect(dialog).toContainText('422');
  await expect(dialog.getByRole('listitem')).toHaveText([
    'It is too vague.',
    'The budget is spent.',
    'It is not a number.',
  ]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(/It is too vague\./);
  await removeFault();
  await page.getByRole('button', { name: 'Create task' }).click();
  await expectTitle(page, 'Do things');
});
