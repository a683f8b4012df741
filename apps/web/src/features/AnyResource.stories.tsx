import { described } from '@bureau/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { gatedFeatures } from '../shell/gatedFeatures.ts';
import { appParameters, AppStory } from '../testing/AppStory.tsx';
import { realisticValues } from '../testing/realisticValues.ts';
import { json } from '../testing/fakeApi.ts';
import { serveRecords } from '../testing/fakeRecords.ts';
import { admin, newcomer } from '../testing/fixtures.ts';

type Name = keyof typeof described;

/** How the calls of a resource are answered: as they are meant, never, or not at all. */
type Answers = 'all' | 'never' | 'failure';

interface AnyResourceProps {
  /** The resource whose pages are shown. */
  readonly resource: Name;
  /** What follows the address of its list: `/create`, `/detail/2`, `?q=nowhere`. */
  readonly place?: string;
  readonly count?: number;
  readonly answers?: Answers;
  readonly isAllowed?: boolean;
}

const names = Object.values(described)
  .map(({ name }) => name)
  .filter((name) => gatedFeatures.some(({ path }) => path === name));

const failures: { readonly [One in Exclude<Answers, 'all'>]: () => Promise<Response> | Response } = {
  never: () => new Promise<Response>(() => undefined),
  failure: () => json({ error: 'The records cannot be read at the moment.' }, 422),
};

/** Shows a page of whichever resource, in each of the states that it can be in: choose the resource among the controls. */
function AnyResource({
  answers = 'all',
  count = 30,
  isAllowed = true,
  place = '',
  resource: name,
}: AnyResourceProps) {
  const { [name]: resource } = described;
  return (
    <AppStory
      key={`${name}${place}`}
      path={`/${name}${place}`}
      user={isAllowed ? admin : newcomer}
      prepare={(backend) => {
        serveRecords(backend, resource, count, (id) => realisticValues(name, resource.fields, id));
        if (answers !== 'all') backend.on(`GET ${resource.list.path}`, failures[answers]);
      }}
    />
  );
}

const meta = {
  title: 'Any resource',
  id: 'web-any-resource',
  component: AnyResource,
  args: { resource: 'clients' },
  argTypes: {
    resource: { control: 'select', options: names },
    answers: { control: 'radio', options: ['all', 'never', 'failure'] },
  },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AnyResource>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ args, canvasElement }) => {
    await within(canvasElement).findByText(`${described[args.resource].codePrefix}-0030`);
  },
};

export const ListOnAPhone: Story = { ...List, globals: { viewport: { value: 'phone' } } };

/** The rows hold their place while they are loaded. */
export const Loading: Story = {
  args: { answers: 'never' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

/** An empty list offers the first step. */
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('No records yet');
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Create/ })).toHaveLength(2));
  },
};

/** A search that finds nothing can be taken back. */
export const NoMatch: Story = {
  args: { place: '?q=nowhere' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
    await canvas.findByText(`${described[args.resource].codePrefix}-0030`);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Failed: Story = {
  args: { answers: 'failure' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('This could not be loaded');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const Forbidden: Story = {
  args: { isAllowed: false },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'You do not have access to this page' });
  },
};

export const Record: Story = {
  args: { place: '/detail/2' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: /0002/ });
  },
};

export const RecordOnAPhone: Story = { ...Record, globals: { viewport: { value: 'phone' } } };

export const RecordNotFound: Story = {
  args: { place: '/detail/999' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Record not found' });
  },
};

export const Create: Story = {
  args: { place: '/create' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Create' });
  },
};

export const CreateOnAPhone: Story = { ...Create, globals: { viewport: { value: 'phone' } } };
