import { Maximize2, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useEscape } from '../../overlay/useEscape.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { useNavigation } from '../../provider/navigation/index.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { Bar, Root } from './SplitPanel.styles.ts';

export interface SplitPanelProps extends RootProps<HTMLElement> {
  /** What is open. It stays as it is when there is room for the list beside it no more, or again. */
  children: ReactNode;
  /** Names what is open, for assistive technology. */
  label: string;
  /** The address at which it stands alone, which the panel offers. */
  pageHref?: string;
  /** Whether the list is shown beside it; else it is the page, and the panel nothing but its content. */
  isSplit: boolean;
  /** Runs when the panel asks to close: by its button, or by Escape where that means nothing else. */
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Holds what was opened from the list of a `SplitView`. Its content has the heading of the page. A panel with another `key` starts at its top.
 */
export function SplitPanel({
  children,
  label,
  isSplit,
  onOpenChange,
  pageHref,
  ...rootProps
}: SplitPanelProps) {
  return (
    <Root {...rootProps} {...(isSplit && { 'aria-label': label, tabIndex: -1, 'data-landmark': true })}>
      {isSplit && <PanelBar onOpenChange={onOpenChange} pageHref={pageHref} />}
      {children}
    </Root>
  );
}

function PanelBar({ onOpenChange, pageHref }: Pick<SplitPanelProps, 'onOpenChange' | 'pageHref'>) {
  const t = useUiMessages();
  const { navigate } = useNavigation();
  const bar = useRef<HTMLDivElement>(null);
  const close = () => onOpenChange(false);
  useEscape(close, bar);
  return (
    <Bar ref={bar}>
      {pageHref !== undefined && (
        <IconButton
          label={t('ui.splitView.page')}
          icon={<Maximize2 aria-hidden />}
          onPress={() => {
            // the bar goes, what is open stays
            bar.current?.parentElement?.querySelector<HTMLElement>('h1')?.focus();
            navigate(pageHref);
          }}
        />
      )}
      <IconButton label={t('ui.splitView.close')} icon={<X aria-hidden />} onPress={close} />
    </Bar>
  );
}
