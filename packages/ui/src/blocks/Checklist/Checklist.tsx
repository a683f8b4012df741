import { Pencil, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { SortableList } from '../../data/SortableList/index.ts';
import { Checkbox } from '../../inputs/Checkbox/index.ts';
import { MenuItem } from '../../overlay/Menu/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { AddLine } from '../AddLine/index.ts';
import { Root, Words } from './Checklist.styles.ts';
import type { ChecklistProps } from './Checklist.types.ts';
import { ItemLabel } from './parts/ItemLabel.tsx';

/**
 * Shows what is to be ticked off, in the order that people give it. Enter in the line below adds an item; a press on one writes it anew; Delete on its box
 * and the menu remove it, and the focus goes on to the next; Alt with the arrow keys, the handle and the menu move it.
 */
export function Checklist({
  adding,
  isReadOnly = false,
  items,
  label,
  maxLength,
  onMove,
  onRemove,
  onRename,
  onTick,
  ...rootProps
}: ChecklistProps) {
  const t = useUiMessages();
  const list = useRef<HTMLUListElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const removedAt = useRef<number>(undefined);
  const [openId, setOpenId] = useState<string>();

  useLayoutEffect(() => {
    const index = removedAt.current;
    if (index === undefined) return;
    removedAt.current = undefined;
    const boxes = list.current?.querySelectorAll<HTMLElement>('input[type="checkbox"]') ?? [];
    const next = boxes[Math.min(index, boxes.length - 1)] ?? line.current;
    next?.focus();
    // the menu of what was removed keeps the focus from all else until it is gone
    if (document.activeElement !== next) requestAnimationFrame(() => next?.focus());
  }, [items]);

  const remove = (id: string) => {
    removedAt.current = items.findIndex((item) => item.id === id);
    onRemove(id);
  };

  const entries = items.map((item) => ({
    id: item.id,
    label: item.label,
    icon: (
      <Checkbox
        aria-label={item.label}
        isReadOnly={isReadOnly}
        isSelected={item.isDone}
        onChange={(isDone) => onTick(item.id, isDone)}
        onKeyDown={(event) => {
          if (isReadOnly || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
          event.preventDefault();
          remove(item.id);
        }}
      />
    ),
    content: isReadOnly ? (
      <Words as="span" data-done={item.isDone || undefined}>
        {item.label}
      </Words>
    ) : (
      <ItemLabel
        item={item}
        maxLength={maxLength}
        isOpen={openId === item.id}
        onOpenChange={(isOpen) => setOpenId(isOpen ? item.id : undefined)}
        onRename={(renamed) => onRename(item.id, renamed)}
      />
    ),
  }));

  return (
    <Root {...rootProps}>
      {items.length > 0 && (
        <SortableList
          ref={list}
          label={label}
          entries={entries}
          isReadOnly={isReadOnly}
          onMove={({ id, index }) => onMove(id, index)}
          renderActions={(entry) => (
            <>
              <MenuItem
                id="rename"
                label={t('ui.editing.edit', { label: entry.label })}
                icon={<Pencil />}
                onAction={() => setOpenId(entry.id)}
              />
              <MenuItem
                id="remove"
                label={t('ui.attachments.remove', { name: entry.label })}
                icon={<Trash2 />}
                tone="danger"
                onAction={() => remove(entry.id)}
              />
            </>
          )}
        />
      )}
      {!isReadOnly && <AddLine {...adding} ref={line} maxLength={maxLength} />}
    </Root>
  );
}
