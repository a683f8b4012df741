import { Form, SelectField, SubmitButton, TextField } from '@bureau/forms';
import { BureauProvider, Button, DataTable, type DataTableProps, Menu, MenuItem, toasts } from '@bureau/ui';
import { BarList } from '@bureau/ui/charts';
import { createElement as h } from 'react';
import { object, string } from 'yup';

const rows = [
  { id: 1, name: 'Audit' },
  { id: 2, name: 'Payroll' },
];
const options = [{ id: 1, label: 'High' }];

interface Row {
  readonly id: number;
  readonly name: string;
}

const table: DataTableProps<Row> = {
  label: 'Tasks',
  columns: [{ id: 'name', header: 'Name', width: 200, cell: ({ name }) => name }],
  rows,
  getRowKey: ({ id }) => id,
};

const notify = () => toasts.show({ tone: 'info', message: 'Saved.' });
const button = (children: string, onPress?: () => void) =>
  h(Button, { key: children, children, ...(onPress && { onPress }) });

/** A page with what brings styles of its own: a table, a form, charts, and what opens over the page. */
export function policyPage(nonce: string | undefined) {
  const fields = [
    h(TextField, { key: 'name', name: 'name', label: 'Name' }),
    h(SelectField, { key: 'priority', name: 'priority', label: 'Priority', options }),
    h(SubmitButton, { key: 'save', children: 'Save' }),
  ];
  const content = [
    h(Menu, {
      key: 'menu',
      label: 'Options',
      trigger: button('Options'),
      children: h(MenuItem, { label: 'Rename' }),
    }),
    button('Notify', () => void notify()),
    h(DataTable<Row>, { key: 'table', ...table }),
    h(BarList, {
      key: 'bars',
      label: 'Hours',
      summary: 'All hours went into the audit.',
      pointsLabel: 'Project',
      valuesLabel: 'Hours',
      entries: [{ id: 'a', label: 'Audit', value: 3 }],
    }),
    h(Form<{ name: string }, { name: string }>, {
      key: 'form',
      schema: object({ name: string().required() }),
      defaultValues: { name: '' },
      onSubmit: () => undefined,
      children: fields,
    }),
  ];
  const main = h('main', null, content);
  return h(BureauProvider, { locale: 'en', navigate: () => undefined, nonce, children: main });
}
