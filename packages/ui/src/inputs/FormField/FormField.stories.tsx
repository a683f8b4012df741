import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inputs } from '../testing/everyInput.ts';
import { TextInput } from '../TextInput/index.ts';
import { FormField, type FormFieldProps } from './FormField.tsx';

const meta = {
  id: 'ui-formfield',
  component: FormField,
  args: { label: 'Title', children: <TextInput defaultValue="Replace the staging certificate" /> },
  argTypes: { ref: { control: false }, children: { control: false } },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Title'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  },
};

export const WithHelp: Story = {
  args: { help: 'Say what has to be done, so that anybody can do it.', isRequired: true },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveAccessibleDescription('Say what has to be done, so that anybody can do it.');
    await expect(title).toBeRequired();
  },
};

export const Invalid: Story = {
  args: {
    label: 'E-mail',
    help: 'Where the invitation goes.',
    error: 'Enter an email address, like name@example.com.',
    children: <TextInput type="email" defaultValue="ada@" />,
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(
      'Where the invitation goes. Enter an email address, like name@example.com.',
    );
  },
};

const controls = inputs.filter(({ Input }) => Input !== FormField);

/** Lists the lines of an element and of what is in it, without their colours. */
const linesOf = (element: Element) =>
  [element, ...element.querySelectorAll('*')].map((part) => {
    const { borderStyle, borderWidth, outlineStyle, outlineWidth } = getComputedStyle(part);
    return [borderStyle, borderWidth, outlineStyle, outlineWidth].join(' ');
  });

/** Where colours are forced, another line tells what is invalid. */
export const InForcedColors: Story = {
  parameters: { hasForcedColors: true, a11y: { disable: true } },
  render: () => (
    <>
      {controls.map(({ name, Input, example }) => (
        <div key={name} data-testid={name}>
          <div>
            <Input {...example} aria-label={`Valid ${name}`} />
          </div>
          <div>
            <Input {...example} aria-label={`Invalid ${name}`} isInvalid />
          </div>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const isSeen = ({ name }: { name: string }) => {
      const [valid, invalid] = canvas.getByTestId(name).children;
      return !!valid && !!invalid && linesOf(valid).join() !== linesOf(invalid).join();
    };
    const unseen = controls.filter((control) => !isSeen(control));
    await expect(unseen.map(({ name }) => name)).toEqual([]);
  },
};

/** What an input shows a text by, where it has none without. */
const texts: Readonly<Record<string, object>> = {
  Checkbox: { children: 'All tasks', description: 'Those of others too.' },
  ListBox: { options: [{ id: 1, label: 'Open', tone: 'info' }] },
  Switch: { children: 'Weekly summary' },
  TagsInput: { defaultValue: ['Contract'] },
};

/** Lists the colours of the texts in an element that are seen. */
const colorsOf = (element: Element) =>
  Array.from(element.querySelectorAll('*'))
    .filter((part) => part.getBoundingClientRect().width > 1)
    .filter((part) => [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
    .map((part) => getComputedStyle(part).color);

/** Where colours are forced, that of the system tells what cannot be used. */
export const DisabledInForcedColors: Story = {
  parameters: { hasForcedColors: true, a11y: { disable: true } },
  render: () => (
    <>
      <div data-testid="system" style={{ color: 'GrayText' }} />
      {controls.map(({ name, Input, example }) => (
        <div key={name} data-testid={name}>
          <Input {...example} {...texts[name]} aria-label={name} isDisabled />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const { color } = getComputedStyle(canvas.getByTestId('system'));
    const seen = controls.map(({ name }) => ({ name, colors: new Set(colorsOf(canvas.getByTestId(name))) }));
    const usable = seen.filter(({ colors }) => [...colors].some((other) => other !== color));
    await expect(usable.map(({ name }) => name)).toEqual([]);
    const told = seen.filter(({ colors }) => colors.has(color));
    await expect(told.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...Object.keys(texts), 'CheckboxGroup', 'FileInput', 'RadioGroup']),
    );
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toBeVisible());
  },
};

function CountedField(props: FormFieldProps) {
  const [text, setText] = useState('Replace the staging certificate');
  return (
    <FormField {...props} count={{ length: text.length, limit: 32 }}>
      <TextInput value={text} onChange={setText} />
    </FormField>
  );
}

export const Counted: Story = {
  render: (args) => <CountedField {...args} />,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveAccessibleDescription('1 character left');
    await userEvent.type(title, 's!');
    await expect(title).toHaveAccessibleDescription('1 character too many');
    await expect(title).toHaveValue('Replace the staging certificates!');
  },
};

export const LongLabel: Story = {
  args: {
    label:
      'Bezeichnung der Datenschutzfolgenabschätzungsverantwortlichkeit einschließlich der Stellvertretung',
    help: 'Die Bezeichnung erscheint auf Rechnungen, in Angeboten und in der Aufgabenverwaltungsoberfläche aller Beteiligten.',
    isRequired: true,
  },
};

export const Japanese: Story = {
  args: {
    label: '件名',
    help: '何をするかを書いてください。',
    children: <TextInput defaultValue="顧客データの移行計画を見直す" />,
  },
  globals: { locale: 'ja' },
};

export const RightToLeft: Story = {
  args: {
    label: 'כותרת',
    help: 'מה צריך לעשות',
    isRequired: true,
    children: <TextInput defaultValue="להחליף את האישור" />,
  },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 400 }}>
      <FormField label="Title" help="Say what has to be done." isRequired>
        <TextInput defaultValue="Replace the staging certificate" />
      </FormField>
      <FormField label="E-mail" help="Where the invitation goes." error="Enter an email address.">
        <TextInput defaultValue="ada@" />
      </FormField>
      <FormField label="Code" isReadOnly>
        <TextInput defaultValue="C-4711" />
      </FormField>
      <FormField label="Code" isDisabled>
        <TextInput defaultValue="C-4711" />
      </FormField>
      <FormField label="Search" isLabelHidden>
        <TextInput placeholder="Hidden label" />
      </FormField>
      <FormField label="Summary" count={{ length: 90, limit: 100 }}>
        <TextInput defaultValue="10 characters left" />
      </FormField>
      <FormField label="Summary" count={{ length: 104, limit: 100 }} error="Use at most 100 characters.">
        <TextInput defaultValue="4 characters too many" />
      </FormField>
      <FormField
        label="Bezeichnung der Datenschutzfolgenabschätzungsverantwortlichkeit einschließlich Stellvertretung"
        help="Erscheint auf Rechnungen, in Angeboten und in der Aufgabenverwaltungsoberfläche."
        isRequired
      >
        <TextInput defaultValue="Datenschutzfolgenabschätzung für das Bewerbermanagement aktualisieren" />
      </FormField>
    </div>
  ),
};
