import { useContext, type MouseEvent, type RefObject } from 'react';
import { LayoutContext, type LayoutSidebar } from '../../provider/layout/index.ts';
import { useTooltipTrigger } from '../../primitives/Tooltip/index.ts';

/** Returns whether the sidebar shows icons alone. */
export const isRail = (layout: LayoutSidebar | null | undefined): boolean =>
  layout?.mode === 'rail' && !layout.isPeeking;

/** A long press names an entry; the browser's menu for links would cover that. */
const keepTooltip = (event: MouseEvent) => {
  if ('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch') event.preventDefault();
};

/** Names an entry by a tooltip while the sidebar shows icons alone: for the pointer, the keyboard and a long press. */
export function useRailTooltip(entryRef: RefObject<Element | null>, text: string) {
  const layout = useContext(LayoutContext);
  const { tooltip, triggerProps } = useTooltipTrigger(entryRef, text, 'end');
  if (!isRail(layout)) return { layout, isRail: false };
  return { layout, isRail: true, tooltip, triggerProps: { ...triggerProps, onContextMenu: keepTooltip } };
}
