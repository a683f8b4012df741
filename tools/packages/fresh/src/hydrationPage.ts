import { Form, RichTextField } from '@bureau/forms';
import { BureauProvider, DataTable, WidgetGrid } from '@bureau/ui';
import { createElement as h } from 'react';
import { object, string } from 'yup';

const ignore = () => undefined;

interface Row {
  readonly id: number;
  readonly hours: number;
}

/** A page with parts of which some code is loaded later: widgets that are arranged, a table with totals, and an editor. */
export function hydrationPage() {
  const content = [
    h(WidgetGrid, {
      key: 'widgets',
      widgets: [{ id: 'tasks', title: 'Tasks', columns: 12, rows: 1, content: 'None' }],
      isEditing: true,
      onLayoutChange: ignore,
      onRemove: ignore,
    }),
    h(DataTable<Row>, {
      key: 'table',
      label: 'Hours',
      columns: [{ id: 'hours', header: 'Hours', cell: ({ hours }) => hours, footer: '12 in all' }],
      rows: [{ id: 1, hours: 12 }],
      getRowKey: ({ id }) => id,
    }),
    h(Form<{ text: string }, { text: string }>, {
      key: 'form',
      schema: object({ text: string().required() }),
      defaultValues: { text: '<p>As it was served.</p>' },
      onSubmit: ignore,
      children: h(RichTextField, { name: 'text', label: 'Description' }),
    }),
  ];
  const main = h('main', null, content);
  return h(BureauProvider, { locale: 'en', navigate: ignore, children: main });
}
