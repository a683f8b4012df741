import { useTooltipTrigger } from '@bureau/ui';
import { type AriaAttributes, type MouseEvent, type ReactNode, useRef } from 'react';

interface ToolProps extends Pick<AriaAttributes, 'aria-pressed' | 'aria-disabled' | 'aria-keyshortcuts'> {
  /** Identifies the tool in its toolbar. */
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether the Tab key leads to it; the arrows lead from there to the others. */
  readonly isTabStop: boolean;
  readonly onPress: () => void;
}

/** Keeps the focus, and the selection, in the text. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Does something with the text: a button of its own kind, since an editor mounts more than a dozen of them. */
export function Tool({ name, label, icon, isTabStop, onPress, ...aria }: ToolProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { tooltip, triggerProps } = useTooltipTrigger(button, label);
  return (
    <>
      <button
        {...aria}
        {...triggerProps}
        ref={button}
        type="button"
        data-tool={name}
        aria-label={label}
        tabIndex={isTabStop ? 0 : -1}
        onMouseDown={keepFocus}
        onClick={onPress}
      >
        {icon}
      </button>
      {tooltip}
    </>
  );
}
