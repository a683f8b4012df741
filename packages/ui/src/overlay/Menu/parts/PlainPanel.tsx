import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import {
  findTypeaheadMatch,
  isPrintableKey,
  appendToQuery,
  type TypeaheadQuery,
} from '../../../primitives/typeahead/index.ts';
import { useLocale } from 'react-aria-components';
import { useObjectRef } from 'react-aria/useObjectRef';
import { MenuPartsContext } from '../MenuParts.ts';
import type { MenuFocus } from '../useMenuTrigger.ts';
import type { RootProps } from '../../../primitives/root/index.ts';
import { Head } from './menu.styles.ts';
import { PlainItem } from './PlainItem.tsx';
import { List, Surface } from './PlainPanel.styles.ts';
import { PlainSection } from './PlainSection.tsx';

interface PlainPanelProps extends RootProps {
  /** The id of the list of entries, which the trigger names. */
  readonly listId: string;
  /** Names the menu for assistive technology. */
  readonly label: string;
  readonly header: ReactNode;
  /** What the panel hangs on. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly focus: MenuFocus;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

const parts = { Item: PlainItem, Section: PlainSection };

/** The distance to the button, and to the edge of the window, in pixels. */
const gap = 4;

/** Puts a panel below the end of a button, where the window is wide enough for that, and inside the window in any case. */
function placeBelow(panel: HTMLElement, trigger: HTMLElement): void {
  const { bottom, left, right, width } = trigger.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const isRightToLeft = getComputedStyle(trigger).direction === 'rtl';
  panel.style.setProperty('--trigger-width', `${width}px`);
  const end = isRightToLeft ? left : clientWidth - right;
  const max = clientWidth - gap - panel.getBoundingClientRect().width;
  panel.style.insetBlockStart = `${bottom + gap}px`;
  panel.style.insetInlineEnd = `${Math.max(gap, Math.min(end, max))}px`;
  panel.style.maxBlockSize = `calc(100dvh - ${bottom + 2 * gap}px)`;
}

/** Renders an open menu of actions and links by what every browser has: nothing of it is loaded when it opens. */
export function PlainPanel({
  listId,
  label,
  header,
  triggerRef,
  focus,
  onOpenChange,
  children,
  ref,
  ...rootProps
}: PlainPanelProps) {
  const root = useObjectRef(ref as Ref<HTMLDivElement>);
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []),
  ];
  const query = useRef<TypeaheadQuery>(undefined);
  const place = useEffectEvent(() => {
    if (root.current && triggerRef.current) placeBelow(root.current, triggerRef.current);
  });
  const open = useEffectEvent(() => {
    // over everything else; not everywhere where nothing is drawn
    if (root.current && 'showPopover' in root.current) root.current.showPopover();
    const first = focus === true ? list.current : entries().at(focus === 'last' ? -1 : 0);
    first?.focus({ preventScroll: true });
  });
  const closeOutside = useEffectEvent((event: Event) => {
    const isInside = [root, triggerRef].some(({ current }) => current?.contains(event.target as Node));
    if (!isInside) onOpenChange(false);
  });
  useLayoutEffect(() => {
    open();
    const onPress = (event: Event) => closeOutside(event);
    const onResize = () => place();
    document.addEventListener('pointerdown', onPress, true);
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('resize', onResize);
    };
  }, []);

  const { direction } = useLocale();
  useLayoutEffect(() => place(), [direction]);

  const focusTrigger = () => triggerRef.current?.focus({ preventScroll: true });
  const leave = () => {
    focusTrigger();
    onOpenChange(false);
  };

  /** Returns the entry that a typed word leads to; a space can be part of one. */
  const findByWord = ({ key, timeStamp }: KeyboardEvent, all: readonly HTMLElement[], from: number) => {
    if (!isPrintableKey(key)) return undefined;
    query.current = appendToQuery(query.current, key, timeStamp);
    return all[findTypeaheadMatch(query.current.text, from, all.length, (index) => all[index]?.textContent)];
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    // they are the browser's, or the whole application's
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = entries();
    const index = all.indexOf(document.activeElement as HTMLElement);
    const to = placeAfter(key, index);
    const next = to === undefined ? findByWord(event, all, index) : all.at(to % all.length);
    if (next) next.focus();
    else if (key === 'Tab' || key === 'Escape') leave();
    else if (key !== 'Enter' && key !== ' ') return;
    // a browser follows no link by Space, and a key that is held down has only opened the menu
    else if (!event.repeat) all[index]?.click();
    event.stopPropagation();
    // the browser goes on from the button
    if (key !== 'Tab') event.preventDefault();
  };

  return (
    <MenuPartsContext value={parts}>
      <Surface {...rootProps} ref={root} popover="manual" tabIndex={-1} onKeyDown={onKeyDown}>
        {header !== undefined && <Head>{header}</Head>}
        <List
          ref={list}
          id={listId}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          // before an entry is followed, which moves the focus elsewhere
          onClickCapture={focusTrigger}
          onClick={(event) => {
            if ((event.target as Element).closest('[role="menuitem"]')) onOpenChange(false);
          }}
        >
          {children}
        </List>
      </Surface>
    </MenuPartsContext>
  );
}

/**
 * Returns the place that a key leads to from another, which is -1 where no entry has the focus; places before the first count from the end.
 */
function placeAfter(key: string, place: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return place + 1;
    case 'ArrowUp':
      return Math.max(place, 0) - 1;
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return -1;
    default:
      return undefined;
  }
}
