import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { phonePattern } from '@bureau/values';
import { afterEach, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { Form } from '../../form/index.ts';
import { InlineText } from '../../inline/InlineText/index.ts';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const typed = '(030) 123-45';
const kept = '030 123-45';

it('takes a telephone number as people write it, also where the form is sent by Enter', async () => {
  const onSubmit = vi.fn<(values: { phone?: string | undefined }) => void>();
  render(
    <Form
      schema={object({ phone: string().matches(phonePattern) })}
      defaultValues={{ phone: '' }}
      onSubmit={onSubmit}
    >
      <TextField name="phone" label="Phone" type="tel" />
      <button type="submit">Save</button>
    </Form>,
  );
  const user = userEvent.setup();
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  await user.type(phone, typed);
  await user.tab();
  expect(phone.value).toBe(kept);
  await user.clear(phone);
  await user.type(phone, `${typed}{Enter}`);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ phone: kept });
});

it('takes it so in its place on the page of a record as well', async () => {
  const onSave = vi.fn<(text: string) => void>();
  render(<InlineText label="Phone" type="tel" pattern={phonePattern} value={null} onSave={onSave} canEdit />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Edit Phone' }));
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), `${typed}{Enter}`);
  expect(onSave).toHaveBeenLastCalledWith(kept);
});
