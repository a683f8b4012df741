import { readFileSync } from 'node:fs';

import { type APIRequestContext } from '@playwright/test';

import { parseCsv } from './support/files.ts';
import { columnOf, createTask, openTasks, readTask, rows, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

interface Field {
  readonly id: number;
  readonly field_label: string;
  readonly field_column: string;
}

/** Adds fields to tasks as an administrator, for as long as something runs: a required one would be in the way of every other test. */
async function withFields<const Definitions extends readonly object[]>(
  admin: APIRequestContext,
  definitions: Definitions,
  run: (fields: { readonly [Index in keyof Definitions]: Field }) => Promise<void>,
) {
  const fields: Field[] = [];
  try {
    for (const definition of definitions) {
      const response = await admin.post('/api/custom-fields', {
        data: { form: 'tasks', show_in_list: true, ...definition },
      });
      expect(response.status()).toBe(201);
      fields.push((await response.json()) as Field);
    }
    await run(fields as unknown as { readonly [Index in keyof Definitions]: Field });
  } finally {
    for (const { id } of fields) await admin.delete(`/api/custom-fields/${id}`);
  }
}

const columnId = ({ field_column: column }: Field) => `custom_fields.${column}`;

test('a project manager fills in what an administrator added to tasks, and works with it in the list', async ({
  page,
  apiOf,
}) => {
  const word = unique('added');
  const [contract, phase, budget] = [unique('Contract'), unique('Phase'), unique('Budget')];
  const definitions = [
    { field_label: contract, field_type: 'text', is_required: true, help_text: 'As on the order.' },
    { field_label: phase, field_type: 'dropdown', options: ['Design', 'Tender', 'Construction'] },
    { field_label: budget, field_type: 'numeric' },
  ] as const;
  await withFields(await apiOf('admin'), definitions, async (fields) => {
    const [contractField, phaseField, budgetField] = fields;

    await test.step('a task is not created without what is required', async () => {
      await page.goto('/#/tasks/create');
      await page.getByRole('textbox', { name: 'Title' }).fill(`Order the scaffolding ${word}`);
      await page.keyboard.press('Enter');
      const required = page.getByRole('textbox', { name: contract });
      await expect(required).toBeFocused();
      await expect(required).toHaveAccessibleDescription('As on the order. Fill in this field.');
      await required.fill('HL-118');
      await page.getByRole('textbox', { name: budget }).fill('1,250.5');
      await page.getByRole('button', { name: 'Create task' }).click();
      await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: '1,250.5' })).toBeVisible();
    });

    await test.step('its value is changed in its place, and the log names the field', async () => {
      await page.getByRole('button', { name: `Edit ${contract}` }).click();
      await page.getByRole('textbox', { name: contract }).fill('HL-119');
      await page.keyboard.press('Enter');
      await expect(page.getByText(`changed “${contract}” from “HL-118” to “HL-119”`)).toBeVisible();
      await page.getByRole('button', { name: `Edit ${phase}` }).click();
      await page.getByRole('option', { name: 'Tender' }).click();
      await page.getByRole('button', { name: `Save ${phase}` }).click();
      await expect(page.getByText(`set “${phase}” to “Tender”`)).toBeVisible();
    });

    const api = await apiOf('manager');
    const other = await createTask(api, `Remove the scaffolding ${word}`, {
      custom_fields: {
        [contractField.field_column]: 'HL-7',
        [phaseField.field_column]: 'Design',
        [budgetField.field_column]: 99,
      },
    });

    await test.step('its column is shown, sorted and edited', async () => {
      // columns out of view are not drawn
      await page.setViewportSize({ width: 3200, height: 900 });
      await openTasks(page, `?q=${encodeURIComponent(word)}`);
      await expect(rows(page)).toHaveCount(2);
      await page.getByRole('button', { name: 'Columns' }).click();
      const chooser = page.getByRole('dialog', { name: 'Columns' });
      for (const name of [phase, budget])
        await expect(chooser.getByRole('row', { name })).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Escape');
      await page.getByRole('columnheader', { name: budget }).getByRole('button').first().click();
      await expect(columnOf(page, columnId(budgetField))).toHaveText(['99', '1,250.5']);
      await expect(columnOf(page, columnId(phaseField))).toHaveText(['Design', 'Tender']);
      await columnOf(page, columnId(budgetField)).first().click();
      await page.keyboard.press('F2');
      await page.getByRole('textbox', { name: budget }).fill('2,000');
      await page.keyboard.press('Enter');
      await expect(columnOf(page, columnId(budgetField))).toHaveText(['1,250.5', '2,000']);
    });

    await test.step('the list is filtered by it, also after a reload', async () => {
      await page.getByRole('button', { name: 'Add filter' }).click();
      await page.getByRole('menuitem', { name: phase }).click();
      await page.getByRole('dialog', { name: phase }).getByRole('option', { name: 'Tender' }).click();
      await page.keyboard.press('Escape');
      await expect(columnOf(page, columnId(phaseField))).toHaveText(['Tender']);
      await page.reload();
      await expect(page.getByRole('button', { name: `${phase} is Tender` })).toBeVisible();
      await expect(columnOf(page, columnId(phaseField))).toHaveText(['Tender']);
    });

    await test.step('what is exported is what is shown', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page
          .getByRole('button', { name: 'More actions' })
          .first()
          .click()
          .then(() => page.getByRole('menuitem', { name: 'Export as CSV' }).click()),
      ]);
      const [head = [], ...lines] = parseCsv(readFileSync(await download.path(), 'utf8'));
      expect(head).toEqual(expect.arrayContaining([phase, budget]));
      expect(lines.map((line) => [line[head.indexOf(phase)], line[head.indexOf(budget)]])).toEqual([
        ['Tender', '1250.5'],
      ]);
    });

    await test.step('it is changed in several tasks at once', async () => {
      await openTasks(page, `?q=${encodeURIComponent(word)}`);
      await expect(rows(page)).toHaveCount(2);
      await rows(page).first().getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('menuitem', { name: phase }).click();
      const dialog = page.getByRole('dialog', { name: `Change “${phase}”` });
      await dialog.getByRole('button', { name: new RegExp(`${phase}$`) }).click();
      await page.getByRole('option', { name: 'Construction' }).click();
      await dialog.getByRole('button', { name: 'Change 1 record' }).click();
      await expect(dialog).toBeHidden();
      const { custom_fields: values } = (await readTask(api, other)) as unknown as {
        custom_fields: Record<string, unknown>;
      };
      expect(values).toMatchObject({ [phaseField.field_column]: 'Construction' });
    });
  });
});

test('what was typed into a custom field outlives a reload', async ({ page, apiOf }) => {
  const label = unique('Site');
  await withFields(await apiOf('admin'), [{ field_label: label, field_type: 'textarea' }], async () => {
    await page.goto('/#/tasks/create');
    await page.getByRole('textbox', { name: label }).fill('Pier 4');
    await page.reload();
    await expect(page.getByRole('textbox', { name: label })).toHaveValue('Pier 4');
  });
});

test('who follows an address that names a deleted custom field finds what else it asks for', async ({
  page,
  apiOf,
}) => {
  const admin = await apiOf('admin');
  const word = unique('kept');
  const title = `Order the crane ${word}`;
  let name = '';
  const definition = { field_label: unique('Colour'), field_type: 'dropdown', options: ['Red'] };
  await withFields(admin, [definition], async ([field]) => {
    name = columnId(field);
    await createTask(admin, title, { custom_fields: { [field.field_column]: 'Red' } });
    await openTasks(page, `?q=${word}&filter[${name}]=Red&sort=${name}`);
    await expect(rows(page)).toHaveCount(1);
  });
  await page.goto('/#/dashboard');
  await page.reload();

  await openTasks(page, `?q=${word}&filter[${name}]=Red&sort=${name}`);
  await expect(rows(page)).toContainText([title]);
  await expect(page).not.toHaveURL(/custom_fields/);

  await page.goto(`/#/taskboard?q=${word}&filter[${name}]=Red`);
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible();
  await expect(page).not.toHaveURL(/custom_fields/);
});
