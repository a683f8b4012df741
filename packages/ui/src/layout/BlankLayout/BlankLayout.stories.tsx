import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { Footer } from '../Footer/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { BlankLayout } from './BlankLayout.tsx';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#35408f"/><path d="M0 8 8 0v8z" fill="#4a55b5"/></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const meta = {
  id: 'ui-blanklayout',
  component: BlankLayout,
  parameters: { layout: 'fullscreen', isPage: true },
  args: {
    children: (
      <>
        <PageHeader title="The link is no longer valid">
          <p>It was used already, or it is older than an hour. Ask for a new one: it takes a minute.</p>
        </PageHeader>
        <Button variant="solid" tone="accent">
          Send a new link
        </Button>
      </>
    ),
    footer: <Footer company="Northwind" year={2026} />,
  },
  argTypes: { footer: { control: false }, ref: { control: false } },
} satisfies Meta<typeof BlankLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('The link is no longer valid');
  },
};

export const WithPicture: Story = { args: { backgroundImage: picture } };

/** What cannot be had gives way to the drawing. */
export const WithMissingPicture: Story = {
  args: { backgroundImage: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
  },
};

export const Phone: Story = { ...WithPicture, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = Plain;
