import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { PointerStates } from '../../../../.storybook/PointerStates.tsx';
import { BarList } from '../charts/index.ts';
import { InlineEdit } from '../editing/index.ts';
import {
  Accordion,
  Button,
  ButtonLink,
  Checkbox,
  ColorInput,
  IconButton,
  IconLink,
  Link,
  ListBox,
  RadioGroup,
  SearchInput,
  SegmentedControl,
  Select,
  Stat,
  Switch,
  Tabs,
  Tag,
  TagsInput,
  TextArea,
  TextInput,
  Tree,
} from '../index.ts';

const meta = {
  title: 'Pointer states',
  id: 'foundations-pointer-states',
  component: PointerStates,
  tags: ['!autodocs'],
} satisfies Meta<typeof PointerStates>;

export default meta;

const views = [
  { id: 'list', label: 'List' },
  { id: 'board', label: 'Board' },
];
const priorities = [
  { id: 'high', label: 'High' },
  { id: 'low', label: 'Low' },
];

/** How controls answer a pointer over them, and one that presses. */
export const Matrix: StoryObj<typeof meta> = {
  args: {
    rows: {
      'Button, solid': (
        <Button variant="solid" tone="accent">
          Create task
        </Button>
      ),
      'Button, outline': <Button>Export</Button>,
      'Button, ghost': <Button variant="ghost">Clear all</Button>,
      'Button, danger': (
        <Button variant="solid" tone="danger">
          Delete task
        </Button>
      ),
      ButtonLink: <ButtonLink href="#report">Open report</ButtonLink>,
      IconButton: <IconButton label="Add" icon={<Plus aria-hidden />} />,
      IconLink: <IconLink href="#add" label="Add" icon={<Plus aria-hidden />} />,
      Link: <Link href="#tasks">Website relaunch</Link>,
      Checkbox: <Checkbox>Billable</Checkbox>,
      'Checkbox, selected': <Checkbox isSelected>Billable</Checkbox>,
      Switch: <Switch>Weekly summary</Switch>,
      RadioGroup: <RadioGroup aria-label="Priority" options={priorities} value="high" />,
      SegmentedControl: <SegmentedControl aria-label="View" options={views} value="list" />,
      TextInput: <TextInput aria-label="Title" value="Website relaunch" />,
      TextArea: <TextArea aria-label="Notes" rows={1} value="Call before noon" />,
      SearchInput: <SearchInput aria-label="Search" value="relaunch" />,
      ColorInput: <ColorInput aria-label="Color" value="#2a6f97" />,
      TagsInput: <TagsInput aria-label="Tags" value={['Harbour']} />,
      Select: <Select aria-label="Priority" options={priorities} value="high" />,
      ListBox: <ListBox aria-label="Priority" options={priorities} value="high" />,
      Tag: <Tag label="Harbour" onRemove={() => undefined} />,
      Tabs: <Tabs label="Project" tabs={views.map((view) => ({ ...view, content: null }))} />,
      Accordion: <Accordion items={views.map((view) => ({ ...view, content: null }))} />,
      Tree: <Tree label="Folders" entries={views} />,
      Stat: <Stat label="Open tasks" value={24} href="#tasks" />,
      BarList: (
        <BarList
          label="Open tasks"
          entries={[{ id: 1, label: 'On hold', value: 6, href: '#tasks', tone: 'info' }]}
        />
      ),
      InlineEdit: (
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
};
