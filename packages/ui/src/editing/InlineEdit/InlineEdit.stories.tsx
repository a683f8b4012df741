import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { DataTable, type DataTableColumn } from '../../data/index.ts';
import { InlineEdit } from './InlineEdit.tsx';
import type { InlineEditor } from './InlineEdit.types.ts';
import { InlineValue } from './InlineValue.tsx';

const Input = styled.input`
  inline-size: 100%;
  block-size: var(--bureau-size-control);
  padding-inline: var(--bureau-space-2);
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-medium);
  background-color: var(--bureau-color-surface);

  &[aria-invalid='true'] {
    border-color: var(--bureau-color-danger-solid);
  }
`;

const TextArea = styled(Input).attrs({ as: 'textarea', rows: 4 })`
  block-size: auto;
  padding-block: var(--bureau-space-1);
`;

const renderInput = ({ draft, setDraft, controlProps }: InlineEditor<string>): ReactNode => (
  <Input {...controlProps} value={draft} onChange={(event) => setDraft(event.target.value)} />
);

const renderTextArea = ({ draft, setDraft, controlProps }: InlineEditor<string>): ReactNode => (
  <TextArea {...controlProps} value={draft} onChange={(event) => setDraft(event.target.value)} />
);

const longText =
  'Datenschutzfolgenabschätzung für das Bewerbermanagement aktualisieren, mit der Betriebsratsvorsitzenden abstimmen und vor der ' +
  'Sommerpause der Geschäftsführung zur Unterschrift vorlegen';

const never = () => new Promise<void>(() => undefined);
const refusal = 'Another task has this title.';
const refuse = () => Promise.reject(new Error(refusal));
const isRequired = (draft: string) => (draft.trim() === '' ? 'Enter a title.' : undefined);

function TitleEdit(props: Partial<Parameters<typeof InlineEdit<string>>[0]>) {
  return <InlineEdit<string> label="Title" canEdit onSave={fn()} renderEditor={renderInput} {...props} />;
}

const meta = {
  id: 'ui-inlineedit',
  component: TitleEdit,
  subcomponents: { InlineEdit, InlineValue },
  args: {
    defaultValue: 'Prepare quarterly figures',
    onSave: fn(),
    onDraftChange: fn(),
    onEditingChange: fn(),
  },
} satisfies Meta<typeof TitleEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name });
const pencil = (canvas: HTMLElement) => button(canvas, 'Edit Title');
const control = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLInputElement>('textbox', { name: 'Title' });

async function type(canvas: HTMLElement, text: string) {
  await userEvent.clear(control(canvas));
  await userEvent.type(control(canvas), text);
}

export const Read: Story = {};
export const Empty: Story = { args: { defaultValue: '' } };
export const NotEditable: Story = { args: { canEdit: false } };

export const Editing: Story = {
  play: async ({ canvasElement: canvas }) => {
    await userEvent.click(pencil(canvas));
    await waitFor(() => expect(control(canvas)).toHaveFocus());
    await expect(control(canvas)).toHaveValue('Prepare quarterly figures');
    await userEvent.tab();
    await waitFor(() => expect(button(canvas, 'Save Title')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(button(canvas, 'Cancel editing Title')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pencil(canvas)).toHaveFocus());
  },
};

export const Dirty: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(pencil(canvas));
    await type(canvas, 'Prepare yearly figures');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith('Prepare yearly figures');
    await userEvent.keyboard('{Escape}');
    await expect(canvas).toHaveTextContent('Prepare quarterly figures');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(undefined);
    await expect(args.onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(pencil(canvas)).toHaveFocus());
    await userEvent.click(pencil(canvas));
    await type(canvas, 'Prepare yearly figures');
    await expect(control(canvas)).toHaveValue('Prepare yearly figures');
  },
};

export const Saved: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(pencil(canvas));
    await type(canvas, 'Prepare yearly figures{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith('Prepare yearly figures');
    await waitFor(() => expect(pencil(canvas)).toHaveFocus());
    await within(document.body).findAllByText('Title saved');
    await expect(canvas).toHaveTextContent('Prepare yearly figures');
  },
};

export const Invalid: Story = {
  args: { validate: isRequired },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(pencil(canvas));
    await userEvent.clear(control(canvas));
    await expect(control(canvas)).not.toHaveAttribute('aria-invalid');
    await userEvent.click(button(canvas, 'Save Title'));
    await waitFor(() => expect(control(canvas)).toHaveFocus());
    await expect(control(canvas)).toBeInvalid();
    await expect(control(canvas)).toHaveAccessibleDescription('Enter a title.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { onSave: fn(never) },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(pencil(canvas));
    await type(canvas, 'Prepare yearly figures');
    await userEvent.dblClick(button(canvas, 'Save Title'));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(within(canvas).getByRole('group', { name: 'Title' })).toHaveAttribute('aria-busy', 'true');
    await within(document.body).findAllByText('Saving Title');
    await userEvent.keyboard('{Escape}');
    await expect(control(canvas)).toHaveValue('Prepare yearly figures');
  },
};

export const SaveFailed: Story = {
  args: { onSave: fn(refuse) },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(pencil(canvas));
    await type(canvas, 'Write release notes{Enter}');
    await expect(await within(canvas).findByText(refusal)).toHaveRole('alert');
    await expect(control(canvas)).toHaveValue('Write release notes');
    await waitFor(() => expect(control(canvas)).toHaveFocus());
    await expect(args.onDraftChange).toHaveBeenLastCalledWith('Write release notes');
    await userEvent.keyboard('!');
    await expect(within(canvas).queryByText(refusal)).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}{Enter}');
    await within(canvas).findByText(refusal);
  },
};

export const LongText: Story = { args: { defaultValue: longText } };
export const LongTextEditing: Story = {
  args: { initialDraft: longText, isMultiline: true, renderEditor: renderTextArea },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.type(control(canvas), '{Enter}Anlage 1');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSave).toHaveBeenLastCalledWith(`${longText}\nAnlage 1`);
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: 'הכנת הדוח הרבעוני' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement: canvas }) => {
    await userEvent.click(pencil(canvas));
    const [left, right] = [button(canvas, 'Save Title'), control(canvas)].map(
      (element) => element.getBoundingClientRect().left,
    );
    await expect(left).toBeLessThan(right ?? 0);
  },
};

export const Composition: Story = {
  args: { defaultValue: '顧客データ' },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(pencil(canvas));
    const field = control(canvas);
    await fireEvent.compositionStart(field);
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.compositionEnd(field);
    // Safari has ended the composition when it reports the key that ended it
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSave).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

export const PressOutside: Story = {
  render: (args) => (
    <>
      <TitleEdit {...args} />
      <p>Outside</p>
    </>
  ),
  play: async ({ canvasElement: canvas, args }) => {
    const page = within(canvas.ownerDocument.body);
    await userEvent.click(pencil(canvas));
    await userEvent.click(within(canvas).getByText('Outside'));
    await waitFor(() => expect(pencil(canvas)).toBeVisible());
    await expect(page.queryByText(/was discarded/)).not.toBeInTheDocument();

    await userEvent.click(pencil(canvas));
    await type(canvas, 'Prepare yearly figures');
    await userEvent.click(within(canvas).getByText('Outside'));
    await expect(canvas).toHaveTextContent('Prepare quarterly figures');
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await expect(control(canvas)).toHaveValue('Prepare yearly figures');
    await waitFor(() => expect(control(canvas)).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const StaysOpen: Story = {
  args: { closesOnSave: false, discardsOnOutsidePress: false },
  render: (args) => (
    <>
      <TitleEdit {...args} />
      <p>Outside</p>
    </>
  ),
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(pencil(canvas));
    await type(canvas, 'Prepare yearly figures');
    await userEvent.click(within(canvas).getByText('Outside'));
    await userEvent.click(button(canvas, 'Save Title'));
    await expect(args.onSave).toHaveBeenLastCalledWith('Prepare yearly figures');
    await expect(control(canvas)).toHaveValue('Prepare yearly figures');
  },
};

/** Opens with the draft that was kept over a sign-out, and leaves the focus where it is. */
export const DraftRestored: Story = {
  args: { initialDraft: 'Prepare yearly figures' },
  play: async ({ canvasElement: canvas }) => {
    await expect(control(canvas)).toHaveValue('Prepare yearly figures');
    await expect(control(canvas)).not.toHaveFocus();
  },
};

const editColumns: readonly DataTableColumn<string>[] = [
  { id: 'code', header: 'Code', width: 110, isRowHeader: true, cell: (code) => code },
  {
    id: 'title',
    header: 'Title',
    width: 240,
    cell: () => <TitleEdit isInTableCell defaultValue={longText} />,
  },
  { id: 'status', header: 'Status', cell: () => 'Open' },
];
const codes = ['TSK-00001', 'TSK-00002', 'TSK-00003'];
const getCode = (code: string) => code;

export const InTableCell: Story = {
  render: () => (
    <div style={{ blockSize: 160, maxInlineSize: 520 }}>
      <DataTable label="Tasks" columns={editColumns} rows={codes} getRowKey={getCode} />
    </div>
  ),
  play: async ({ canvasElement: canvas }) => {
    const [first, , cell] = await within(canvas).findAllByRole('gridcell');
    if (!first || !cell) throw new Error('There is no second row.');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    const group = within(cell).getByRole('group', { name: 'Title' });
    await waitFor(() => expect(control(cell)).toHaveFocus());
    const distance = group.getBoundingClientRect().left - cell.getBoundingClientRect().left;
    await expect(Math.abs(distance)).toBeLessThan(5);
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(control(cell)).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(button(cell, 'Save Title')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pencil(cell)).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(canvas).getByRole('rowheader', { name: 'TSK-00002' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}');
    await waitFor(async () => {
      const head = within(canvas).getByRole('columnheader', { name: 'Title' });
      const over = within(first).getByRole('group', { name: 'Title' }).getBoundingClientRect();
      await expect(over.top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom);
    });
  },
};

const States = styled.div`
  display: grid;
  gap: var(--bureau-space-4) var(--bureau-space-6);
  grid-template-columns: repeat(auto-fit, minmax(300px, 1fr));
`;

const states: Record<string, Partial<Parameters<typeof TitleEdit>[0]>> = {
  Read: {},
  Empty: { defaultValue: '' },
  'Not editable': { canEdit: false },
  Editing: { initialDraft: 'Prepare quarterly figures' },
  Dirty: { initialDraft: 'Prepare yearly figures' },
  Invalid: { initialDraft: '', validate: isRequired, error: isRequired('') },
  Saving: { initialDraft: 'Prepare yearly figures', isSaving: true },
  'Save failed': { initialDraft: 'Write release notes', error: refusal },
  'Long text': { defaultValue: longText },
  Multiline: { initialDraft: longText, isMultiline: true, renderEditor: renderTextArea },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      rows: {
        Read: (
          <InlineEdit
            canEdit
            label="Client"
            value="Harbour & Lane"
            onSave={() => undefined}
            renderEditor={() => null}
          />
        ),
      },
    },
  },
  render: (args) => (
    <States>
      {Object.entries(states).map(([name, props]) => (
        <section key={name} aria-label={name}>
          <small>{name}</small>
          <TitleEdit {...args} {...props} discardsOnOutsidePress={false} />
        </section>
      ))}
    </States>
  ),
};
