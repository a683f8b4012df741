import { toast } from './support/shell.ts';
import { unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

test.use({ account: 'admin' });

test('somebody asks for leave, and an administrator approves it with a word', async ({ page, apiOf }) => {
  const staff = await apiOf('staff');
  const me = (await (await staff.get('/api/profile')).json()) as { id: number };
  const { data: types } = (await (await staff.get('/api/leave-types')).json()) as {
    data: { id: number; name: string }[];
  };
  const reason = unique('Wedding');
  const asked = await staff.post('/api/leaves', {
    data: {
      reason,
      leave_type_id: types[0]?.id,
      start_date: '2027-03-01',
      end_date: '2027-03-02',
    },
  });
  const { id, user_id: userId } = (await asked.json()) as { id: number; user_id: number };
  expect(userId).toBe(me.id);

  await page.goto(`/#/leaves/detail/${id}`);
  const pencils = page.getByRole('button', { name: /^Edit (Leave type|First day|Last day|Half day)/ });
  await expect(pencils).toHaveCount(4);
  await page.getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox', { name: 'Reason (optional)' }).fill('Congratulations');
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page, 'Leave saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reject' })).toBeHidden();
  // what was pressed has gone
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(pencils, 'what was decided on stays').toHaveCount(0);
  const decided = (await (await staff.get(`/api/leaves/${id}`)).json()) as object;
  expect(decided).toMatchObject({ status: 'approved', decision_reason: 'Congratulations' });
});

test('an administrator reads of an overlap with leave of the same person, however many others are away', async ({
  page,
  apiOf,
}) => {
  const [admin, staff] = [await apiOf('admin'), await apiOf('staff')];
  const { data: types } = (await (await admin.get('/api/leave-types')).json()) as { data: { id: number }[] };
  const ask = async (by: typeof staff, from: string, to: string, of: object = {}) => {
    const days = { start_date: from, end_date: to };
    const data = { reason: unique('May'), leave_type_id: types[0]?.id, ...days, ...of };
    return (await (await by.post('/api/leaves', { data })).json()) as { code: string; id: number };
  };
  for (let count = 0; count < 20; count += 1) {
    const { id } = await ask(admin, '2027-05-03', '2027-05-14', { user_id: 5 });
    await admin.post(`/api/leaves/${id}/approve`, { data: {} });
  }
  const { code } = await ask(staff, '2027-05-11', '2027-05-14');
  const { id } = await ask(staff, '2027-05-12', '2027-05-13');
  await page.goto(`/#/leaves/detail/${id}`);
  await expect(page.getByText(/^Also away at that time: /)).toBeVisible();
  await expect(page.getByText(`Overlaps with other leave: ${code} (`)).toBeVisible();
});

test('an administrator closes an account, hands over what is open, and opens it again', async ({
  page,
  apiOf,
}) => {
  const admin = await apiOf('admin');
  const username = unique('ada').replace(' ', '.').toLowerCase();
  const data = { username, firstname: 'Ada', lastname: 'Quill', email: `${username}@bureau.example` };
  const { id } = (await (await admin.post('/api/users', { data })).json()) as { id: number };
  const task = { data: { title: unique('Left behind'), assignee_ids: [id] } };
  const { id: taskId } = (await (await admin.post('/api/tasks', task)).json()) as { id: number };

  await page.goto(`/#/users/detail/${id}`);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /Hand over open work to/ }).click();
  await page.getByRole('option', { name: 'Jonas Weber' }).click();
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const { assignees } = (await (await admin.get(`/api/tasks/${taskId}`)).json()) as {
    assignees: { lastname: string }[];
  };
  expect(assignees.map(({ lastname }) => lastname)).toEqual(['Weber']);
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await expect(heading).toBeFocused();
  expect(await (await admin.get(`/api/users/${id}`)).json()).toMatchObject({ is_active: true });

  // whoever deletes it is asked the same
  const other = { data: { title: unique('Left again'), assignee_ids: [id] } };
  const { id: otherId } = (await (await admin.post('/api/tasks', other)).json()) as { id: number };
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: /Hand over open work to/ }).click();
  await page.getByRole('option', { name: 'Jonas Weber' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/#\/users$/);
  expect(await (await admin.get(`/api/tasks/${otherId}`)).json()).toMatchObject({
    assignees: [{ lastname: 'Weber' }],
  });

  // an account of the demonstration stays open, and the page says so beforehand
  await page.goto('/#/users/detail/4');
  const kept = page.getByRole('button', { name: 'Deactivate' });
  await expect(kept).toBeDisabled();
  await expect(kept).toHaveAccessibleDescription(
    'This account is part of the demo and cannot be deactivated.',
  );

  // nor is it deleted with others, and the question says why
  await page.goto('/#/users?q=staff');
  const row = page.getByRole('row', { name: /Jonas/ });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText('This is part of the demo and cannot be changed.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: /^Actions/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
});

test('whose work was to go to somebody is forgotten with the question', async ({ page, apiOf }) => {
  const admin = await apiOf('admin');
  const surname = unique('Quill').replace(' ', '-');
  const make = async (firstname: string) => {
    const username = `${firstname}.${surname}`.toLowerCase();
    const data = { username, firstname, lastname: surname, email: `${username}@bureau.example` };
    return (await (await admin.post('/api/users', { data })).json()) as { id: number };
  };
  await make('Ada');
  const { id } = await make('Bea');
  const task = { data: { title: unique('Left to nobody'), assignee_ids: [id] } };
  const { id: taskId } = (await (await admin.post('/api/tasks', task)).json()) as { id: number };

  await page.goto(`/#/users?q=${surname}`);
  const question = page.getByRole('alertdialog');
  const askFor = async (firstname: string) => {
    await page
      .getByRole('row')
      .filter({ hasText: firstname })
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(question.getByRole('button', { name: /Hand over open work to/ })).toContainText('Nobody');
  };
  await askFor('Ada');
  await question.getByRole('button', { name: /Hand over open work to/ }).click();
  await page.getByRole('option', { name: 'Jonas Weber' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await askFor('Bea');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  expect(await (await admin.get(`/api/tasks/${taskId}`)).json()).toMatchObject({ assignees: [] });
});

test('a project is created with its members and tags, and cannot be deleted while a sprint belongs to it', async ({
  page,
  apiOf,
}) => {
  const name = unique('Lighthouse');
  await page.goto('/#/projects/create');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: /Members/ }).click();
  await page.getByRole('option', { name: 'Jonas Weber' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Tags' }).fill('Harbour,Coast,');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const id = Number(/detail\/(\d+)/.exec(page.url())?.[1]);
  const admin = await apiOf('admin');
  const made = (await (await admin.get(`/api/projects/${id}`)).json()) as {
    tags: string[];
    members: { lastname: string }[];
  };
  expect([made.tags, made.members.map(({ lastname }) => lastname)]).toEqual([
    ['Harbour', 'Coast'],
    ['Weber'],
  ]);

  const goal = unique('First light');
  await admin.post('/api/sprints', { data: { name: goal, project_id: id } });
  await page.getByRole('tab', { name: 'Sprints' }).click();
  await expect(page.getByRole('link', { name: goal })).toBeVisible();
  await page.getByRole('link', { name: /^Show all/ }).click();
  await expect(page).toHaveURL(/#\/sprints\?/);
  await expect(page.getByRole('rowheader')).toHaveText([goal]);
  await page.goBack();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText('other records refer to it');
  await question.getByRole('link', { name: 'Sprints (1)' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('rowheader')).toHaveText([goal]);
});

test('a project keeps the open tab in its address, and its members get roles there', async ({
  page,
  apiOf,
}) => {
  const admin = await apiOf('admin');
  const made = await admin.post('/api/projects', {
    data: { name: unique('Quay'), members: [{ user_id: 4 }] },
  });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`/#/projects/detail/${id}`);
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tabpanel', { name: 'Activity' })).toContainText('created');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tabpanel', { name: 'Files' })).toContainText('No files');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: /^Edit Project role of/ }).click();
  await page.keyboard.type('Site manager');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Members' })).toContainText('Site manager');
  await expect(async () => {
    const { members } = (await (await admin.get(`/api/projects/${id}`)).json()) as { members: unknown };
    expect(members).toMatchObject([{ user_id: 4, project_role: 'Site manager' }]);
  }).toPass();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Members' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('table', { name: 'Members' })).toContainText('Site manager');
});

test('articles are narrowed to a category and what is below it, and quoted where one searches', async ({
  page,
  apiOf,
}) => {
  const admin = await apiOf('admin');
  const make = async (path: string, data: object) =>
    ((await (await admin.post(`/api/${path}`, { data })).json()) as { id: number }).id;
  const [top, below, word] = [unique('Top'), unique('Below'), unique('Quokka')];
  const parent = await make('article-categories', { name: top });
  const child = await make('article-categories', { name: below, parent_id: parent });
  const title = unique('Animals');
  const body = `<p>Feed the ${word} twice a day.</p>`;
  await make('knowledgebase', { title, body, category_id: child, status: 'published' });
  await page.goto('/#/knowledgebase');
  const tree = page.getByRole('complementary').getByRole('treegrid', { name: 'Article categories' });
  await tree.getByRole('row', { name: top }).click();
  await expect(page.getByRole('rowheader')).toHaveText([title]);
  await page.reload();
  await expect(tree.getByRole('row', { name: top })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('rowheader')).toHaveText([title]);
  await tree.getByRole('row', { name: 'All articles' }).click();
  await page.getByRole('main').getByRole('searchbox').fill(word);
  const hits = page.getByRole('region', { name: 'Found in articles' });
  await expect(hits.getByRole('link', { name: title })).toBeVisible();
  await expect(hits.locator('mark')).toHaveText(word.split(' '));
});

test('whoever plans with a team sees how much each can take on, and leave takes from it', async ({
  page,
  apiOf,
}) => {
  const admin = await apiOf('admin');
  const made = await admin.post('/api/teams', { data: { name: unique('Pilots'), member_ids: [4] } });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`/#/teams/detail/${id}`);
  const capacity = page.getByRole('list', { name: 'Capacity' });
  await page.getByRole('radio', { name: 'Next week' }).check();
  await expect(capacity).toContainText('Jonas Weber');
  await expect(capacity).toContainText(/of \d\d:\d\d h/);
  await expect(capacity).toContainText('Working time 40:00');
  await expect(page.getByRole('link', { name: /^PRJ-\d+/ }).first()).toBeVisible();
});

test('people are found by their role and by their department', async ({ page, apiOf }) => {
  const admin = await apiOf('admin');
  const { data } = (await (await admin.get('/api/roles', { params: { q: 'project manager' } })).json()) as {
    data: { id: number }[];
  };
  const found = (await (
    await admin.get('/api/users', { params: { 'filter[role_id]': data[0]?.id ?? 0 } })
  ).json()) as { meta: { total: number } };
  await page.goto('/#/users');
  await page.getByRole('button', { name: 'Add filter' }).click();
  await expect(page.getByRole('menuitem', { name: 'Department' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Role' }).click();
  await page.getByRole('dialog', { name: 'Role' }).getByRole('option', { name: 'project manager' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/role_id/);
  await expect(page.getByRole('rowheader')).toHaveCount(found.meta.total);
  await expect(page.getByRole('gridcell', { name: /^Project manager/ })).toHaveCount(found.meta.total);
});

test.describe('an external person', () => {
  test.use({ account: 'client' });

  test('reads of a colleague what they are told, and of nothing else that it is empty', async ({
    page,
    apiOf,
  }) => {
    const people = (await (await (await apiOf('client')).get('/api/users?per_page=100')).json()) as {
      data: readonly { id: number; email?: string }[];
    };
    const other = people.data.find(({ email }) => email === undefined);
    await page.goto(`/#/users/detail/${other?.id}`);
    const properties = page.getByRole('region', { name: 'Properties' });
    await expect(properties.getByText('First name')).toBeVisible();
    await expect(properties.getByText('Email')).toHaveCount(0);
    await expect(properties.getByText(/Not set|Created|undefined/)).toHaveCount(0);
  });
});

test('who narrows a list to somebody that has left reads their name', async ({ page, apiOf }) => {
  const admin = await apiOf('admin');
  const name = unique('leaver').replace(' ', '');
  const created = await admin.post('/api/users', {
    data: {
      username: name,
      firstname: 'Ann',
      lastname: name,
      email: `${name}@bureau.example`,
      language: 'en',
      positions: [],
    },
  });
  const { id } = (await created.json()) as { id: number };
  const left = await admin.put(`/api/users/status-change/${id}`, { data: { is_active: false } });
  expect(left.ok()).toBe(true);

  await page.goto(`/#/tasks?filter[assignee_id]=${id}`);
  await expect(page.getByRole('button', { name: `Assignees is Ann ${name}`, exact: true })).toBeVisible();
});
