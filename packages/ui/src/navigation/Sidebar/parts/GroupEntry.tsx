import { ChevronRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Chevron, Entry, EntryButton, Submenu } from '../Sidebar.styles.ts';
import { currentOf } from '../findCurrent.ts';
import type { SidebarGroup } from '../Sidebar.types.ts';
import { useRailTooltip } from '../useRailTooltip.ts';
import { EntryContent } from './EntryContent.tsx';
import { LinkEntry } from './LinkEntry.tsx';

interface GroupEntryProps {
  item: SidebarGroup;
  /** The `href` of the entry that the shown page belongs to. */
  currentHref: string | undefined;
  currentPath: string;
  /** Shows the submenu open, whatever is remembered of it. */
  isFiltered: boolean;
  defaultIsOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Shows an entry of the sidebar that opens a submenu. It opens by itself when it holds the shown page. */
export function GroupEntry(props: GroupEntryProps) {
  const { item, currentHref, currentPath, isFiltered, defaultIsOpen, onOpenChange } = props;
  const ref = useRef<HTMLButtonElement>(null);
  const { layout, isRail, tooltip, triggerProps } = useRailTooltip(ref, item.label);
  const submenuId = useId();
  const isCurrentInside = item.children.some((child) => child.href === currentHref);
  const [isOpen, setOpen] = useState(isCurrentInside || defaultIsOpen);
  const [wasCurrentInside, setWasCurrentInside] = useState(isCurrentInside);
  if (isCurrentInside !== wasCurrentInside) {
    setWasCurrentInside(isCurrentInside);
    if (isCurrentInside) setOpen(true);
  }
  const isShown = isOpen || isFiltered;
  const toggle = () => {
    if (isFiltered) return;
    const isNowOpen = isRail || !isOpen;
    if (isRail) layout?.peek();
    setOpen(isNowOpen);
    if (isNowOpen !== isOpen) onOpenChange(isNowOpen);
  };
  return (
    <Entry>
      <EntryButton
        ref={ref}
        {...triggerProps}
        aria-expanded={isShown && !isRail}
        aria-controls={submenuId}
        data-current-inside={isCurrentInside || undefined}
        onPress={toggle}
      >
        <EntryContent item={item} />
        <Chevron aria-hidden>
          <ChevronRight />
        </Chevron>
      </EntryButton>
      {tooltip}
      <Submenu id={submenuId} data-submenu data-open={isShown || undefined}>
        <ul>
          {item.children.map((child) => (
            <LinkEntry
              key={`${child.href} ${child.label}`}
              item={child}
              current={currentOf(child, currentHref, currentPath)}
            />
          ))}
        </ul>
      </Submenu>
    </Entry>
  );
}
