import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { findFileInput } from '../files/testing/transferFiles.ts';
import { FormField } from '../FormField/index.ts';
import { ImageInput } from './ImageInput.tsx';

const meta = {
  id: 'ui-imageinput',
  component: ImageInput,
  args: { 'aria-label': 'Pictures', maxBytes: 1024 * 1024, maxCount: 4, onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof ImageInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns an image of 2 x 1 px as a file: 24-bit BMP is the one format that can be written by hand; browsers go by its content. */
function picture(name: string, [left, right]: readonly [number, number]): File {
  const bytes = new Uint8Array(62);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, 62, true);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, 2, true);
  view.setInt32(22, 1, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  bytes.set([left & 255, (left >> 8) & 255, left >> 16, right & 255, (right >> 8) & 255, right >> 16], 54);
  return new File([bytes], name, { lastModified: 1, type: 'image/bmp' });
}

const pier = () => picture('pier.png', [0x2f6f9f, 0x2f6f9f]);

export const Previewed: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('an image is shown as soon as it is taken', async () => {
      await userEvent.upload(findFileInput(canvasElement), [pier()]);
      await expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'pier.png' })]);
      await waitFor(async () => {
        const pixel = canvasElement
          .querySelector('canvas')
          ?.getContext('2d')
          ?.getImageData(96, 96, 1, 1).data;
        await expect([...(pixel ?? [])]).toEqual([0x2f, 0x6f, 0x9f, 255]);
      });
    });
    await step('what is named as an image and is none has no picture', async () => {
      await userEvent.upload(findFileInput(canvasElement), [new File(['none'], 'text.png')]);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await expect(canvasElement.querySelectorAll('canvas')).toHaveLength(1);
    });
    await step('what is not named as one is rejected', async () => {
      await userEvent.upload(findFileInput(canvasElement), [new File(['none'], 'plan.svg')], {
        applyAccept: false,
      });
      await expect(await canvas.findByRole('alert')).toHaveTextContent('“plan.svg” cannot be used here.');
    });
  },
};

const pictures = [pier(), picture('Büroräume-im-Erdgeschoss-見取り図.png', [0x8a5a9f, 0x3f8f5f])];

export const Matrix: Story = {
  args: { onChange: undefined },
  render: () => (
    <StateMatrix
      rows={{
        empty: (
          <FormField label="Picture" style={{ inlineSize: 480 }}>
            <ImageInput maxBytes={1024 * 1024} />
          </FormField>
        ),
        several: (
          <FormField label="Pictures" style={{ inlineSize: 480 }}>
            <ImageInput
              maxBytes={1024 * 1024}
              maxCount={4}
              value={[...pictures, new File(['none'], 'text.png', { lastModified: 1 })]}
              getUploadState={({ name }) => (name === 'pier.png' ? { progress: 0.75 } : undefined)}
            />
          </FormField>
        ),
      }}
    />
  ),
  play: async ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelectorAll('canvas')).toHaveLength(2)),
};
