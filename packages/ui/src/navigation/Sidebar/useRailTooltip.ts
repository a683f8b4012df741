import { useContext, type RefObject } from 'react';
import { LayoutContext } from '../../provider/layout/index.ts';
import { useTooltipTrigger } from '../../primitives/Tooltip/index.ts';

/** Names an entry by a tooltip while the sidebar shows icons alone. */
export function useRailTooltip(entryRef: RefObject<Element | null>, text: string) {
  const layout = useContext(LayoutContext);
  const isRail = layout?.mode === 'rail' && !layout.isPeeking;
  const { tooltip, triggerProps } = useTooltipTrigger(entryRef, text, 'end');
  return { layout, isRail, tooltip: isRail && tooltip, triggerProps: isRail ? triggerProps : undefined };
}
