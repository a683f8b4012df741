import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, CollectionRendererContext, TreeItem, TreeItemContent } from 'react-aria-components';
import { useInputMessages } from '../../inputs/messages/useInputMessages.ts';
import { useLongList } from '../../primitives/longList/index.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { Root } from './Tree.styles.ts';

/** Describes an entry of a tree. */
export interface TreeEntry {
  /** Identifies the entry among those of all levels. */
  readonly id: string;
  /** Names the entry. */
  readonly label: string;
  /** Shows an icon before the label. */
  readonly icon?: ReactNode;
  /** Shows more at the end of the row, such as a count. */
  readonly detail?: ReactNode;
  /** Shows the entry, but lets nobody choose it. */
  readonly isDisabled?: boolean;
  /** Leads to a page, as a link does. */
  readonly href?: string;
  /** Crosses the label out. */
  readonly isDone?: boolean;
  /** Lists the entries below it. */
  readonly children?: readonly TreeEntry[];
}

export interface TreeProps extends RootProps<HTMLDivElement> {
  /** Names the tree for assistive technology. */
  label: string;
  /** Lists the entries of the first level. */
  entries: readonly TreeEntry[];
  /** Selects these; `undefined` leaves the selection to the tree. A parent is selected by itself: its children are not. */
  value?: readonly string[] | undefined;
  /** What is selected at first while the tree keeps the selection itself. */
  defaultValue?: readonly string[] | undefined;
  /** Runs with all that are selected when a person changes the selection. */
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** Whether one, several or no entries can be selected. Defaults to `none`. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Opens these; `undefined` leaves it to the tree. */
  expandedIds?: readonly string[] | undefined;
  /** What is open at first while the tree keeps it itself. */
  defaultExpandedIds?: readonly string[] | undefined;
  /** Runs with all that are open when a person opens or closes one. */
  onExpandedChange?: ((ids: readonly string[]) => void) | undefined;
  /** Runs when an entry is opened by Enter or a press, as a link would be. */
  onAction?: ((id: string) => void) | undefined;
}

/**
 * Shows entries with what is below them. The arrow keys move through the rows, open and close them; letters lead to a label. It is a treegrid,
 * so that a row can hold more than its label.
 */
export function Tree({
  label,
  entries,
  value,
  defaultValue,
  onChange,
  selectionMode = 'none',
  expandedIds,
  defaultExpandedIds,
  onExpandedChange,
  onAction,
  ...rootProps
}: TreeProps) {
  const t = useInputMessages();
  const toggleLabels = { expand: t('ui.aria.tree.expand'), collapse: t('ui.aria.tree.collapse') };
  const all = flatten(entries);
  const idsOf = (wantsDisabled: boolean) =>
    all.flatMap(({ id, isDisabled = false }) => (isDisabled === wantsDisabled ? [id] : []));
  const { renderer, limit } = useLongList(all.length);
  const shown =
    limit === Number.POSITIVE_INFINITY
      ? entries
      : firstEntries(entries, new Set(expandedIds ?? defaultExpandedIds), { left: limit });
  return (
    <CollectionRendererContext value={renderer}>
      <Root
        aria-label={label}
        {...rootProps}
        selectionMode={selectionMode}
        disabledKeys={idsOf(true)}
        {...(value !== undefined && { selectedKeys: value })}
        {...(defaultValue !== undefined && { defaultSelectedKeys: defaultValue })}
        {...(expandedIds !== undefined && { expandedKeys: expandedIds })}
        {...(defaultExpandedIds !== undefined && { defaultExpandedKeys: defaultExpandedIds })}
        {...(onAction && { onAction: (key) => onAction(String(key)) })}
        onSelectionChange={(keys) => onChange?.(keys === 'all' ? idsOf(false) : [...keys].map(String))}
        onExpandedChange={(keys) => onExpandedChange?.([...keys].map(String))}
      >
        {shown.map((entry) => renderEntry(entry, toggleLabels))}
      </Root>
    </CollectionRendererContext>
  );
}

function flatten(entries: readonly TreeEntry[]): readonly TreeEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);
}

/** Returns the entries whose rows are drawn first, and takes them from the number that is left. Of what is closed it is enough that there is more. */
function firstEntries(
  entries: readonly TreeEntry[],
  open: ReadonlySet<string>,
  count: { left: number },
): readonly TreeEntry[] {
  return entries.flatMap((entry) => {
    if (count.left <= 0) return [];
    count.left -= 1;
    const children = open.has(entry.id)
      ? firstEntries(entry.children ?? [], open, count)
      : (entry.children ?? []).slice(0, 1);
    return [{ ...entry, children }];
  });
}

interface ToggleLabels {
  readonly expand: string;
  readonly collapse: string;
}

function renderEntry(
  { id, label, icon, detail, href, isDone, children = [] }: TreeEntry,
  toggleLabels: ToggleLabels,
) {
  return (
    <TreeItem key={id} id={id} textValue={label} {...(href !== undefined && { href })}>
      <TreeItemContent>
        {({ isExpanded }) => (
          <>
            {children.length > 0 ? (
              <Button slot="chevron" aria-label={isExpanded ? toggleLabels.collapse : toggleLabels.expand}>
                <ChevronRight aria-hidden />
              </Button>
            ) : (
              <span />
            )}
            {icon}
            <span className="label" data-done={isDone || undefined}>
              {label}
            </span>
            {detail}
          </>
        )}
      </TreeItemContent>
      {children.map((entry) => renderEntry(entry, toggleLabels))}
    </TreeItem>
  );
}
