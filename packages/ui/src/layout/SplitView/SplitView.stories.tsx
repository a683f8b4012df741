import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BureauProvider } from '../../provider/index.ts';
import { DataTable, type DataTableColumn } from '../../data/index.ts';
import { ListLayout } from '../ListLayout/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Button } from '../../primitives/index.ts';
import { RecordHeader } from '../../blocks/RecordHeader/index.ts';
import { Section } from '../Section/index.ts';
import { SplitPanel } from './SplitPanel.tsx';
import { SplitView } from './SplitView.tsx';

interface Task {
  id: number;
  code: string;
  title: string;
}

const tasks: readonly Task[] = [
  'Replace the staging certificate',
  'Agree on the wording of the new contract',
  'Kostenvoranschlag für die Rechnungsempfängerin erstellen',
  '見積書のテンプレートを更新する',
].map((title, index) => ({ id: index + 1, code: `TSK-000${index + 1}`, title }));

const columns: readonly DataTableColumn<Task>[] = [
  { id: 'code', header: 'Code', width: 116, cell: ({ code }) => code },
  { id: 'title', header: 'Title', isRowHeader: true, cell: ({ title }) => title },
];
const getRowKey = ({ id }: Task) => id;
const getRowHref = ({ id }: Task) => `/tasks/${id}`;

type SplitTasksProps = Pick<ComponentProps<typeof SplitView>, 'isSplit'> & {
  /** Names the task that is open at first. */
  openId?: number;
  hasDelete?: boolean;
  onNavigate: (href: string) => void;
};

/** Opens the tasks of a list, as an application does by its addresses. */
function SplitTasks({ openId, isSplit, hasDelete = false, onNavigate }: SplitTasksProps) {
  const [id, setId] = useState(openId);
  const [rows, setRows] = useState(tasks);
  const open = tasks.find((task) => task.id === id);
  const remove = () => {
    setRows(tasks.filter((task) => task.id !== id));
    // the list is often read again before the panel closes
    requestAnimationFrame(() => requestAnimationFrame(() => setId(undefined)));
  };
  const follow = (href: string) => {
    onNavigate(href);
    setId(Number(href.split('/').at(-1)));
  };
  const panel = open && (
    <SplitPanel
      key={open.id}
      label="Task"
      pageHref={`/pages/${open.id}`}
      isSplit={isSplit}
      onOpenChange={() => setId(undefined)}
    >
      <RecordHeader code={open.code} title={open.title}>
        {open.title}
      </RecordHeader>
      {hasDelete && <Button onPress={remove}>Delete</Button>}
      <Section title="Description">
        <p style={{ blockSize: 900 }}>
          The certificate expires at the end of the month. Order the new one, and put it in place.
        </p>
      </Section>
    </SplitPanel>
  );
  return (
    <BureauProvider locale={document.documentElement.lang} navigate={follow} theme={null}>
      <SplitView panel={panel} panelHref={open && getRowHref(open)} isSplit={isSplit}>
        <ListLayout
          header={
            <PageHeader title="Tasks" count={rows.length} isPageTitle={!isSplit || open === undefined} />
          }
        >
          <DataTable
            label="Tasks"
            {...{ columns, getRowKey, getRowHref }}
            rows={rows}
            currentKey={isSplit ? id : undefined}
          />
        </ListLayout>
      </SplitView>
    </BureauProvider>
  );
}

const meta = {
  id: 'ui-splitview',
  component: SplitTasks,
  subcomponents: { SplitView, SplitPanel },
  parameters: { isPage: true, layout: 'fullscreen' },
  args: { isSplit: true, openId: 2, onNavigate: fn() },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <main
        style={{
          display: 'flex',
          flexDirection: 'column',
          blockSize: 560,
          padding: 'var(--bureau-space-6) var(--bureau-size-gutter)',
        }}
      >
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SplitTasks>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => screen.getByRole('region', { name: 'Task' });
const heading = () => screen.getByRole('heading', { level: 1 });

export const Beside: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('the panel reaches the edges of the page, and scrolls by itself', async () => {
      const page = canvas.getByRole('main').getBoundingClientRect();
      const { right, top, bottom } = panel().getBoundingClientRect();
      await expect([right, top, bottom]).toEqual([page.right, page.top, page.bottom]);
      await expect(panel().scrollHeight).toBeGreaterThan(panel().clientHeight);
      await expect(canvas.getByRole('grid').getBoundingClientRect().right).toBeLessThanOrEqual(
        panel().getBoundingClientRect().left,
      );
    });
    await step('its row is marked, its title is the heading of the page', async () => {
      const row = () => canvasElement.querySelector('[aria-current="true"]');
      await waitFor(() => expect(row()).toHaveTextContent('Agree on the wording of the new contract'));
      await expect(heading()).toHaveTextContent('TSK-0002');
    });
    await step('another one starts at its top', async () => {
      panel().scrollTop = 400;
      await userEvent.click(canvas.getByRole('link', { name: 'Replace the staging certificate' }));
      await waitFor(() => expect(heading()).toHaveTextContent('TSK-0001'));
      await expect(panel().scrollTop).toBe(0);
    });
  },
};

export const ClosesByEscape: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Agree on the wording of the new contract' });
    heading().focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Task' })).not.toBeInTheDocument());
    await waitFor(() => expect(link).toHaveFocus());
    await expect(heading()).toHaveTextContent('Tasks');
  },
};

export const ClosesByItsButton: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open as page' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/pages/2');
    await userEvent.click(canvas.getByRole('button', { name: 'Close panel' }));
    await expect(screen.queryByRole('region', { name: 'Task' })).not.toBeInTheDocument();
  },
};

export const ClosesWhenDeleted: Story = {
  args: { hasDelete: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Agree on the wording of the new contract' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Task' })).not.toBeInTheDocument());
    const next = canvas.getByRole('link', { name: /^Kostenvoranschlag/ });
    await waitFor(() => expect(next).toHaveFocus());
  },
};

export const NothingOpen: Story = { args: { openId: undefined } };

/** Without room for both, what is open is the page. */
export const InPlaceOfTheList: Story = {
  args: { isSplit: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(heading()).toHaveTextContent('TSK-0002');
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Close panel' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Task' })).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(panel().getBoundingClientRect().left).toBe(
      canvas.getByRole('main').getBoundingClientRect().left,
    );
  },
};

export const Matrix: Story = {};
