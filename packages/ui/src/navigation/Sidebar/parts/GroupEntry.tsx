import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Chevron, Entry, EntryButton, Submenu } from '../Sidebar.styles.ts';
import { currentOf } from '../findCurrent.ts';
import type { SidebarGroup } from '../Sidebar.types.ts';
import { EntryContent } from './EntryContent.tsx';
import { LinkEntry } from './LinkEntry.tsx';

interface GroupEntryProps {
  item: SidebarGroup;
  /** Gives the `href` of the entry that the shown page belongs to. */
  currentHref: string | undefined;
  currentPath: string;
}

/** Shows an entry of the sidebar that opens a submenu. It opens by itself when it holds the shown page. */
export function GroupEntry({ item, currentHref, currentPath }: GroupEntryProps) {
  const submenuId = useId();
  const isCurrentInside = item.children.some((child) => child.href === currentHref);
  const [isOpen, setOpen] = useState(isCurrentInside);
  const [wasCurrentInside, setWasCurrentInside] = useState(isCurrentInside);
  if (isCurrentInside !== wasCurrentInside) {
    setWasCurrentInside(isCurrentInside);
    if (isCurrentInside) setOpen(true);
  }
  return (
    <Entry>
      <EntryButton
        aria-expanded={isOpen}
        aria-controls={submenuId}
        data-current-inside={isCurrentInside || undefined}
        onPress={() => setOpen(!isOpen)}
      >
        <EntryContent item={item} />
        <Chevron aria-hidden>
          <ChevronRight />
        </Chevron>
      </EntryButton>
      <Submenu id={submenuId} data-submenu data-open={isOpen || undefined}>
        <ul>
          {item.children.map((child) => (
            <LinkEntry key={child.href} item={child} current={currentOf(child, currentHref, currentPath)} />
          ))}
        </ul>
      </Submenu>
    </Entry>
  );
}
