import { ToastRegion, toasts } from '../feedback/index.ts';
import { Button } from '../primitives/index.ts';
import { Menu, MenuItem, MenuSection, Surface } from '../overlay/index.ts';
import { findComponents } from './findComponents.tsx';
import { DataTable } from '../data/index.ts';
import { InlineEdit, InlineValue } from '../editing/index.ts';
import { OptionList } from '../inputs/index.ts';
import { SplitPanel, SplitView } from '../layout/index.ts';
import { Tooltip } from '../primitives/Tooltip/index.ts';

const trigger = <Button>Options</Button>;
const nothing = () => undefined;

/** Lists the components of this package, found by what its entries export. */
export const components = findComponents({
  entries: Object.values(
    import.meta.glob(['../index.ts', '../{access,blocks,charts,planning,theming}/index.ts'], { eager: true }),
  ),
  stories: Object.values(import.meta.glob('../**/*.stories.tsx', { eager: true })),
  texts: Object.values(
    import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{stories,test}.*'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ),
  examples: {
    DataTable: (attributes) => (
      <DataTable label="Tasks" columns={[]} rows={[]} getRowKey={() => 1} {...attributes} />
    ),
    InlineEdit: (attributes) => (
      <InlineEdit label="Title" onSave={nothing} renderEditor={nothing} {...attributes} />
    ),
    InlineValue: (attributes) => (
      <InlineValue label="Title" renderEditor={nothing} {...attributes}>
        Audit
      </InlineValue>
    ),
    Menu: (attributes) => (
      <Menu label="Options" trigger={trigger} isOpen {...attributes}>
        <MenuItem label="Rename" />
      </Menu>
    ),
    MenuItem: (attributes) => (
      <Menu label="Options" trigger={trigger} isOpen>
        <MenuItem label="Rename" {...attributes} />
      </Menu>
    ),
    MenuSection: (attributes) => (
      <Menu label="Options" trigger={trigger} isOpen>
        <MenuSection label="View" {...attributes}>
          <MenuItem label="Rename" />
        </MenuSection>
      </Menu>
    ),
    OptionList: (attributes) => <OptionList options={[]} {...attributes} />,
    SplitPanel: (attributes) => (
      <SplitPanel label="Task" isSplit onOpenChange={nothing} {...attributes}>
        Audit
      </SplitPanel>
    ),
    SplitView: (attributes) => (
      <SplitView panel={null} panelHref={undefined} isSplit {...attributes}>
        Audit
      </SplitView>
    ),
    Surface: (attributes) => (
      <Surface isOpen triggerRef={{ current: null }} {...attributes}>
        Audit
      </Surface>
    ),
    ToastRegion: (attributes) => {
      toasts.show({ tone: 'info', message: 'Saved.' });
      return <ToastRegion {...attributes} />;
    },
    Tooltip: (attributes) => <Tooltip text="Options" onHoverChange={nothing} ref={null} {...attributes} />,
  },
});
