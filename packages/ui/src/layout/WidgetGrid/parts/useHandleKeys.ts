import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components';
import { announce } from '../../../provider/announcer/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { indexOf, moveBy, resizeBy, widgetGridLimits, type WidgetLayout } from '../widgetLayout.ts';
import type { WidgetControlsProps } from '../WidgetGrid.types.ts';

/** What each arrow does: by how many positions it moves, and with Shift by how many steps and rows it resizes. */
const arrows: Readonly<Record<string, readonly [move: -1 | 1, columns: -1 | 0 | 1, rows: -1 | 0 | 1]>> = {
  ArrowLeft: [-1, -1, 0],
  ArrowRight: [1, 1, 0],
  ArrowUp: [-1, 0, -1],
  ArrowDown: [1, 0, 1],
};

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Returns the commands on a widget by keys and by its menu, each announced to those who do not see it. */
export function useHandleKeys({ id, title, editor }: WidgetControlsProps) {
  const t = useUiMessages();
  const isRightToLeft = useLocale().direction === 'rtl';
  const { layout, held } = editor;
  const isHeld = held === id;
  const wordsOf = (now: WidgetLayout) => ({ title, position: indexOf(now, id) + 1, count: now.length });

  const announcePosition = (now: WidgetLayout) => announce(t('ui.sorting.moved', wordsOf(now)));
  const announceSize = (now: WidgetLayout) => {
    const { columns = 0, rows = 0 } = now[indexOf(now, id)] ?? {};
    const { columns: columnCount, rows: rowCount } = widgetGridLimits;
    announce(t('ui.widgetGrid.resized', { columns, columnCount, rows, rowCount }));
  };
  const drop = () => {
    editor.finish(layout);
    announce(t('ui.sorting.dropped', wordsOf(layout)));
  };

  return {
    isHeld,
    /** Picks the widget up, or drops it. */
    toggle: () => {
      if (isHeld) return drop();
      editor.hold(id);
      announce(t('ui.sorting.held', wordsOf(layout)));
    },
    onBlur: () => {
      if (isHeld) drop();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isHeld) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        editor.finish(null);
        return announce(t('ui.sorting.putBack', { title }));
      }
      const arrow = arrows[(isRightToLeft && mirrored[event.key]) || event.key];
      if (!arrow) return;
      event.preventDefault();
      const [step, columns, rows] = arrow;
      const next = event.shiftKey ? resizeBy(layout, id, columns, rows) : moveBy(layout, id, step);
      editor.preview(next);
      if (event.shiftKey) announceSize(next);
      else announcePosition(next);
    },
    /** Moves the widget at once. */
    move: (step: -1 | 1) => {
      const next = moveBy(layout, id, step);
      editor.finish(next);
      announcePosition(next);
    },
    /** Resizes the widget at once. */
    resize: (columns: -1 | 0 | 1, rows: -1 | 0 | 1) => {
      const next = resizeBy(layout, id, columns, rows);
      editor.finish(next);
      announceSize(next);
    },
  };
}
