import { testRule } from '../testRule.ts';
import { noLiteralText } from './noLiteralText.ts';

testRule('no-literal-text', noLiteralText, {
  valid: [
    "<h1 title={t('tasks.title')}>{t('tasks.list.title')} · {count} / 7</h1>",
    '<input id="name" className="wide" type="text" autoComplete="email" />',
    "const feature = { path: 'tasks', title: 'breadcrumbs.tasks.title', type: 'Some type' }",
    "<Button variant={isMain ? 'solid' : 'outline'} label={label ?? name}>{children}</Button>",
    "const field = { name: 'title', label: 'title' }",
  ],
  invalid: [
    { code: '<h1>Tasks</h1>', errors: [{ messageId: 'literal', data: { text: 'Tasks' } }] },
    { code: "<p>{isOpen ? 'Open' : 'Closed'}</p>", errors: 2 },
    { code: '<p>{`Page ${page}`}</p>', errors: 1 },
    { code: '<IconButton label="Close" />', errors: 1 },
    { code: '<svg aria-label="Bureau" />', errors: 1 },
    { code: "<img alt={name ?? 'picture'} />", errors: 1 },
    { code: '<Editor emptyText="None" confirmLabel="Yes" />', errors: 2 },
    { code: "toasts.show({ tone: 'success', message: 'It is saved.' })", errors: 1 },
    { code: "const columns = [{ id: 'name', header: 'Name' }]", errors: 1 },
    { code: '<p>保存</p>', errors: 1 },
  ],
});
