import { Button, Link } from '@bureau/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { FormActions } from './FormActions.tsx';

const saveAndCancel = (
  <>
    <Button variant="solid" tone="accent">
      Save
    </Button>
    <Button variant="ghost">Cancel</Button>
  </>
);

const signIn = (
  <>
    <Button variant="solid" tone="accent">
      Sign in
    </Button>
    <Link href="#/forgot-password">Forgot your password?</Link>
  </>
);

const long = (
  <>
    <Button variant="solid" tone="accent">
      Datenschutzfolgenabschätzung anlegen
    </Button>
    <Button>In der Aufgabenverwaltungsoberfläche vormerken</Button>
    <Button variant="ghost">Abbrechen</Button>
  </>
);

const meta = {
  id: 'forms-formactions',
  component: FormActions,
  args: { children: saveAndCancel },
  argTypes: { ref: { control: false }, children: { control: false } },
} satisfies Meta<typeof FormActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaveAndCancel: Story = {};

export const WithLink: Story = { args: { children: signIn } };

export const LongLabels: Story = { args: { children: long } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <StateMatrix
      rows={{
        'Save and cancel': <FormActions>{saveAndCancel}</FormActions>,
        'With a link': <FormActions>{signIn}</FormActions>,
        'Long labels': <FormActions>{long}</FormActions>,
      }}
    />
  ),
};
