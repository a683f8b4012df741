import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { MenuPartsContext } from '../MenuParts.ts';
import type { MenuFocus } from '../useMenuTrigger.ts';
import { Head } from './menuLook.styles.ts';
import { PlainItem } from './PlainItem.tsx';
import { List, Surface } from './PlainPanel.styles.ts';
import { PlainSection } from './PlainSection.tsx';

interface PlainPanelProps {
  readonly id: string;
  /** Names the menu for assistive technology. */
  readonly label: string;
  readonly header: ReactNode;
  /** Is what the panel hangs on. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly focus: MenuFocus;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

const parts = { Item: PlainItem, Section: PlainSection };

/** Gives the distance to the button, and to the edge of the window, in pixels. */
const gap = 4;

/** Puts a panel below the end of a button, over everything else. */
function placeBelow(panel: HTMLElement, trigger: HTMLElement): void {
  // not everywhere where nothing is drawn
  if ('showPopover' in panel) panel.showPopover();
  const { bottom, left, right, width } = trigger.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(trigger).direction === 'rtl';
  const end = isRightToLeft ? left : document.documentElement.clientWidth - right;
  panel.style.insetBlockStart = `${bottom + gap}px`;
  panel.style.insetInlineEnd = `${Math.max(gap, end)}px`;
  panel.style.maxBlockSize = `calc(100dvh - ${bottom + 2 * gap}px)`;
  panel.style.setProperty('--trigger-width', `${width}px`);
}

/** Draws an open menu of actions and links by what every browser has: nothing of it is loaded when it opens. */
export function PlainPanel({
  id,
  label,
  header,
  triggerRef,
  focus,
  onClose,
  children,
  className,
}: PlainPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []),
  ];
  const open = useEffectEvent(() => {
    if (root.current && triggerRef.current) placeBelow(root.current, triggerRef.current);
    const first = focus === true ? list.current : entries().at(focus === 'last' ? -1 : 0);
    first?.focus({ preventScroll: true });
  });
  const closeOutside = useEffectEvent((event: Event) => {
    const isInside = [root, triggerRef].some(({ current }) => current?.contains(event.target as Node));
    if (!isInside) onClose();
  });
  useLayoutEffect(() => {
    open();
    const onPress = (event: Event) => closeOutside(event);
    document.addEventListener('pointerdown', onPress, true);
    window.addEventListener('resize', onPress);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('resize', onPress);
    };
  }, []);

  const focusTrigger = () => triggerRef.current?.focus({ preventScroll: true });
  const leave = () => {
    focusTrigger();
    onClose();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const index = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: index + 1, ArrowUp: index < 0 ? -1 : index - 1, Home: 0, End: -1 }[event.key];
    if (to !== undefined) all.at(to === all.length ? 0 : to)?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') leave();
    else if (event.key.length === 1 && event.key !== ' ') focusByLetter(all, index, event.key);
    // the browser goes on from the button
    if (event.key !== 'Tab' && event.key !== 'Enter' && event.key !== ' ') event.preventDefault();
    event.stopPropagation();
  };

  return (
    <MenuPartsContext value={parts}>
      <Surface ref={root} popover="manual" className={className}>
        {header !== undefined && <Head>{header}</Head>}
        <List
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          // before an entry is followed, which moves the focus elsewhere
          onClickCapture={focusTrigger}
          onClick={(event) => {
            if ((event.target as Element).closest('[role="menuitem"]')) onClose();
          }}
        >
          {children}
        </List>
      </Surface>
    </MenuPartsContext>
  );
}

/** Moves the focus to the next entry that begins with a letter. */
function focusByLetter(entries: readonly HTMLElement[], from: number, letter: string): void {
  const fits = (entry: HTMLElement) =>
    entry.textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
  const next = entries.findIndex((entry, index) => index > from && fits(entry));
  (entries[next] ?? entries.find(fits))?.focus();
}
