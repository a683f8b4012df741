import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Tab, TabPanel } from 'react-aria-components';
import { List, Root } from './Tabs.styles.ts';

/** Describes a tab with what it shows. */
export interface TabItem<Id extends string = string> {
  /** Identifies the tab. */
  readonly id: Id;
  /** Names the tab. */
  readonly label: string;
  /** Shows how many there are, or that something is new, behind the label. */
  readonly badge?: ReactNode;
  /** Shows the tab, but lets nobody open it. */
  readonly isDisabled?: boolean;
  /** What the tab shows. */
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string = string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Names what the tabs are about, for assistive technology. */
  label: string;
  /** Lists the tabs, in order. */
  tabs: readonly TabItem<Id>[];
  /** Shows this tab; `undefined` leaves the choice to the component. */
  value?: Id | undefined;
  /** The tab that is shown at first while the component keeps the choice itself. Defaults to the first. */
  defaultValue?: Id | undefined;
  /** Runs when a person chooses a tab. */
  onChange?: ((value: Id) => void) | undefined;
  /** Keeps what other tabs show as it is, hidden, so that nothing typed there is lost. */
  keepsPanels?: boolean;
  /** Receives the element. */
  ref?: Ref<HTMLDivElement>;
}

/** Brings a tab into view once it is the one that is shown, where not all have room. It knows of that when the tab is really there. */
function InView({ isSelected }: { readonly isSelected: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const chosen = mark.current?.closest('[role="tab"]');
    const row = chosen?.closest('[role="tablist"]');
    if (!isSelected || !row || !chosen) return undefined;
    const show = () => {
      const [room, tab] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
      if (tab.right > room.right) row.scrollLeft += tab.right - room.right;
      else if (tab.left < room.left) row.scrollLeft -= room.left - tab.left;
    };
    show();
    if (!('ResizeObserver' in globalThis)) return undefined;
    // a row that is hidden at first, as in another tab, cannot be scrolled; and it can become narrower
    const sizes = new ResizeObserver(show);
    sizes.observe(row);
    return () => sizes.disconnect();
  }, [isSelected]);
  return <span ref={mark} hidden />;
}

/** Shows one of several parts of the same thing, and the names of all. The arrow keys lead from one to the next. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  keepsPanels = false,
  ...rootProps
}: TabsProps<Id>) {
  return (
    <Root
      {...rootProps}
      // react-aria-components leaves out attributes such as `aria-details`
      render={(domProps) => <div {...rootProps} {...domProps} />}
      {...(value !== undefined && { selectedKey: value })}
      // chosen here, or react-aria would choose it and tell so
      defaultSelectedKey={defaultValue ?? tabs.find(({ isDisabled }) => !isDisabled)?.id ?? ''}
      onSelectionChange={(key) => onChange?.(key as Id)}
    >
      <List aria-label={label}>
        {tabs.map(({ id, label: name, badge, isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled ?? false}>
            {({ isSelected }) => (
              <>
                {name}
                {badge}
                <InView isSelected={isSelected} />
              </>
            )}
          </Tab>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} shouldForceMount={keepsPanels}>
          {content}
        </TabPanel>
      ))}
    </Root>
  );
}
