import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { TextInput } from '../../inputs/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Tabs, type TabItem } from './Tabs.tsx';
import { frameOf, hiddenAtFirst } from '../../testing/hiddenAtFirst.tsx';

const tabs: readonly TabItem[] = [
  { id: 'comments', label: 'Comments', badge: <Badge tone="neutral" label="3" />, content: 'Three comments' },
  { id: 'files', label: 'Files', content: <TextInput aria-label="Filter files" /> },
  { id: 'billing', label: 'Billing', isDisabled: true, content: 'Nothing to bill' },
  { id: 'activity', label: 'Activity', content: 'Marta Lindqvist created the task' },
];

const meta = {
  id: 'ui-tabs',
  component: Tabs,
  args: { label: 'TSK-0007', tabs, onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Uncontrolled: Story = {
  args: { keepsPanels: true },
  play: async ({ args, canvas, step }) => {
    await step('the first one is shown, in one tab stop', async () => {
      await expect(canvas.getByRole('tab', { name: 'Comments 3' })).toHaveAttribute('aria-selected', 'true');
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('tab', { name: 'Comments 3' })).toHaveFocus());
    });
    await step('arrow keys lead on, past what is disabled, and show what they reach', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('tab', { name: 'Activity' })).toHaveFocus());
      await expect(canvas.getByRole('tabpanel', { name: 'Activity' })).toHaveTextContent('Marta Lindqvist');
      await expect(args.onChange).toHaveBeenLastCalledWith('activity');
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Comments 3' })).toBeVisible());
    });
    await step('what was typed in another tab is still there', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Files' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Filter files' }), 'offer');
      await userEvent.click(canvas.getByRole('tab', { name: 'Activity' }));
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('tab', { name: 'Files' }));
      await expect(canvas.getByRole('textbox', { name: 'Filter files' })).toHaveValue('offer');
    });
  },
};

/** The tab that is shown at first is in view, also where not all have room. */
export const FarTab: Story = {
  args: { value: 'activity', style: { inlineSize: 180 } },
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: 'Activity' });
    const { right } = canvas.getByRole('tablist').getBoundingClientRect();
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1));
  },
};

/** It is also in view where the tabs were hidden when they came, and when they become narrower. */
export const FarTabShownLater: Story = {
  args: { value: 'activity' },
  decorators: [hiddenAtFirst],
  play: async ({ canvas, canvasElement }) => {
    const frame = frameOf(canvasElement);
    frame.style.inlineSize = '180px';
    const isInView = () =>
      waitFor(() => {
        const { right } = canvas.getByRole('tablist').getBoundingClientRect();
        const tab = canvas.getByRole('tab', { name: 'Activity' }).getBoundingClientRect();
        return expect(tab.right).toBeLessThanOrEqual(right + 1);
      });
    frame.hidden = false;
    await isInView();
    frame.style.inlineSize = '140px';
    await isInView();
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      on: '[role="tab"] + [role="tab"]',
      rows: {
        'Not shown': (
          <Tabs
            label="Project"
            tabs={tabs.slice(0, 2).map((tab) => ({ ...tab, content: null }))}
            style={{ inlineSize: 180 }}
          />
        ),
      },
    },
  },
  render: () => (
    <StateMatrix
      rows={{
        tabs: <Tabs label="Tabs" tabs={tabs} style={{ inlineSize: 480 }} />,
        'another one': (
          <Tabs label="Another one" tabs={tabs} defaultValue="activity" style={{ inlineSize: 480 }} />
        ),
        'no room': (
          <Tabs
            label="No room"
            style={{ inlineSize: 240 }}
            tabs={['Rechnungsempfänger', '見積書', 'Kostenvoranschlag'].map((name) => ({
              id: name,
              label: name,
              content: name,
            }))}
          />
        ),
      }}
    />
  ),
};
