import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { tabTo, toast } from './support/shell.ts';
import { createTask, openTask, readTask, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

const day = (offset: number) =>
  new Date(Date.now() + offset * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Presses something, and chooses one of the options that are open, as people do with the one or the other. */
interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly choose: (name: string) => Promise<void>;
}

const hands: Record<string, (page: Page) => Hand> = {
  'by pointer': (page) => ({
    press: (target) => target.click(),
    choose: (name) => page.getByRole('option', { name }).click(),
  }),
  'by keyboard': (page) => ({
    async press(target) {
      await expect(target).toBeVisible();
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    // many options are searched in, few have the focus
    async choose(name) {
      await expect(page.locator('[role=option]:focus, [role=combobox][aria-controls]:focus')).toBeVisible();
      await page.keyboard.type(name);
      await expect(page.getByRole('option', { name })).toHaveAttribute('data-focused');
      await page.keyboard.press('Enter');
    },
  }),
};

async function make(api: APIRequestContext, path: string, data: object): Promise<number> {
  const response = await api.post(path, { data });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: number }).id;
}

/** Opens what an address names, with the focus where a page that was just opened has it. */
async function open(page: Page, address: string, heading: RegExp): Promise<void> {
  await page.goto(`/#/${address}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

for (const [how, handOf] of Object.entries(hands))
  test(`somebody plans a sprint, runs it, and completes it with what is left over, ${how}`, async ({
    page,
    apiOf,
  }) => {
    const { choose, press } = handOf(page);
    const api = await apiOf('manager');
    const [projectName, name, nextName] = [unique('Quay'), unique('Foundations'), unique('Superstructure')];
    const project = await make(api, '/api/projects', { name: projectName });
    const next = await make(api, '/api/sprints', { name: nextName, project_id: project });
    const titles = ['Survey', 'Piles', 'Cap'].map(unique);
    const tasks = [];
    for (const title of titles)
      tasks.push(await createTask(api, title, { project_id: project, estimated_minutes: 120 }));

    // from the page of the project, to which the new one belongs
    await open(page, `projects/detail/${project}?tab=sprints-project_id`, new RegExp(projectName));
    await press(page.getByRole('link', { name: 'New sprint' }));
    const nameField = page.getByRole('textbox', { name: /^Name/ });
    await expect(nameField).toBeFocused();
    await page.keyboard.type(name);
    await expect(page.getByRole('button', { name: /Project/ })).toContainText(projectName);
    for (const [label, date] of [
      ['First day', day(-1)],
      ['Last day', day(8)],
    ] as const) {
      const field = page.getByRole('combobox', { name: label });
      await tabTo(page, field);
      await page.keyboard.type(date);
    }
    await press(page.getByRole('button', { name: 'Create', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const sprint = Number(/\d+$/.exec(page.url())?.[0]);

    const [first, second, third] = tasks as [(typeof tasks)[0], (typeof tasks)[0], (typeof tasks)[0]];
    await openTask(page, first);
    await press(page.getByRole('button', { name: 'Edit Sprint' }));
    await choose(name);
    await press(page.getByRole('button', { name: 'Save Sprint' }));
    await expect
      .poll(async () => (await readTask(api, first)) as object)
      .toMatchObject({ sprint_id: sprint });
    for (const { id } of [second, third]) await api.put(`/api/tasks/${id}`, { data: { sprint_id: sprint } });

    await open(page, `sprints/detail/${sprint}`, new RegExp(name));
    await expect(page.getByText('Planned: 3 (tasks), 06:00 (estimate)')).toBeVisible();
    await press(page.getByRole('button', { name: 'Start sprint' }));
    const burndown = page.getByRole('figure', { name: `Burndown: ${name}` });
    await expect(burndown).toContainText('3 of 3 remaining');
    // what was pressed has gone, and the focus has not
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await openTask(page, first);
    for (const [move, status] of [
      ['Move to In progress', 2],
      ['Move to Completed', 6],
    ] as const) {
      await press(page.getByRole('button', { name: move }));
      await expect.poll(async () => (await readTask(api, first)).status).toBe(status);
    }
    await open(page, `sprints/detail/${sprint}`, new RegExp(name));
    await expect(burndown).toContainText('2 of 3 remaining');

    await press(page.getByRole('button', { name: 'Complete sprint' }));
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Unfinished tasks: 2');
    await press(dialog.getByRole('button', { name: /Move unfinished tasks to/ }));
    await choose(nextName);
    await press(dialog.getByRole('button', { name: 'Complete sprint' }));
    await expect(toast(page, 'Sprint completed')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(burndown).toContainText('Completed with 2 of 3 remaining.');

    // what was left over is in the next one, which knows what this one got done
    await open(page, `sprints/detail/${next}`, new RegExp(nextName));
    await expect(page.getByText('Planned: 2 (tasks), 04:00 (estimate)')).toBeVisible();
    await expect(page.getByText('Average per sprint: 1 done, 3 planned.')).toBeVisible();
    await press(page.getByRole('tab', { name: 'Overview' }));
    await page.keyboard.press('ArrowRight');
    for (const title of titles.slice(1)) await expect(page.getByRole('link', { name: title })).toBeVisible();
  });
