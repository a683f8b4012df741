import { cleanup, render, screen } from '@testing-library/react';
import {
  Dialog,
  DialogTrigger,
  Button,
  Popover,
  UNSTABLE_ToastQueue,
  UNSTABLE_ToastRegion,
} from 'react-aria-components';
import { afterEach, expect, it, vi } from 'vitest';
import { BureauProvider } from '../BureauProvider/index.ts';

afterEach(cleanup);

const navigate = () => undefined;
const vietnamese = { 'ui.aria.overlays.dismiss': 'Đóng' };
const indonesian = { 'ui.aria.overlays.dismiss': 'Tutup' };

function Help() {
  return (
    <DialogTrigger defaultOpen>
      <Button>Help</Button>
      <Popover>
        <Dialog aria-label="Help">Text</Dialog>
      </Popover>
    </DialogTrigger>
  );
}

it('react-aria speaks Vietnamese and Indonesian, also after a switch of the language', () => {
  const { rerender } = render(
    <BureauProvider locale="vi" navigate={navigate} messages={vietnamese}>
      <Help />
    </BureauProvider>,
  );
  expect(screen.getAllByRole('button', { name: 'Đóng' })).not.toHaveLength(0);
  rerender(
    <BureauProvider locale="id" navigate={navigate} messages={indonesian}>
      <Help />
    </BureauProvider>,
  );
  expect(screen.getAllByRole('button', { name: 'Tutup' })).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Đóng' })).toBeNull();
});

it('English fills what a language leaves out', () => {
  render(
    <BureauProvider locale="de" navigate={navigate}>
      <Help />
    </BureauProvider>,
  );
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).not.toHaveLength(0);
});

it('a part of react-aria whose words nobody wrote down says which key is missing', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const queue = new UNSTABLE_ToastQueue<string>();
  queue.add('Saved');
  const show = () =>
    render(
      <BureauProvider locale="en" navigate={navigate}>
        <UNSTABLE_ToastRegion queue={queue}>{() => <span />}</UNSTABLE_ToastRegion>
      </BureauProvider>,
    );
  expect(show).toThrow('ui.aria.toast.notifications');
});
