import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { Dialog } from 'react-aria-components';
import { flushSync } from 'react-dom';
import type { UseLazyImport } from '../../lazy/index.ts';
import { surfaceOffset } from '../../overlay/Popover/index.ts';
import { useLazyOverlay } from '../../overlay/useLazyOverlay.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { FieldContext } from './FieldContext.ts';
import { PickerSurface } from './picker.styles.ts';
import { type FieldProps, useFieldProps } from './useFieldProps.ts';

interface PickerProps<Control extends HTMLElement> extends FieldProps {
  onKeyDown?: ((event: KeyboardEvent<Control>) => void) | undefined;
}

/**
 * Returns what lets a value be chosen in a panel that floats below an input, whose code is loaded when it is first opened. Arrow down with Alt
 * opens it too, so that its button is no stop of the Tab key.
 */
export function usePicker<Props, Control extends HTMLElement>(
  usePanel: UseLazyImport<Props>,
  controlRef: RefObject<Control | null>,
  { onKeyDown, ...props }: PickerProps<Control>,
) {
  const t = useUiMessages();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { Loaded, preload } = useLazyOverlay(usePanel, isOpen, setIsOpen);
  const field = useFieldProps(props, { isNamedByAria: true });
  const isLocked = field.isReadOnly === true || field.isDisabled === true;
  // what was locked meanwhile stays closed
  if (isOpen && isLocked) setIsOpen(false);
  const isShown = isOpen && Loaded !== undefined;
  const labelledBy = field['aria-labelledby'];
  const label = labelledBy === undefined ? (field['aria-label'] ?? t('ui.calendar.open')) : undefined;

  return {
    /** Opens the panel. */
    open: () => setIsOpen(true),
    /** Shows what can be chosen, once its code is loaded. */
    Loaded,
    /** Runs what changes the value, closes the panel and focuses the control, or what is typed into. */
    finish: (change: () => void, target: HTMLElement | null = controlRef.current) => {
      flushSync(() => {
        change();
        setIsOpen(false);
      });
      target?.focus();
    },
    /** Goes to the control, which the panel belongs to. */
    controlProps: {
      role: 'combobox',
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      'aria-controls': isShown ? id : undefined,
      onKeyDown: (event: KeyboardEvent<Control>) => {
        onKeyDown?.(event);
        if (event.key !== 'ArrowDown' || !event.altKey || isLocked || event.defaultPrevented) return;
        event.preventDefault();
        setIsOpen(true);
      },
    } as const,
    /** Opens the panel; null where nothing can be chosen. */
    openButton: isLocked ? null : (
      <IconButton
        key="open"
        label={t('ui.calendar.open')}
        icon={<CalendarDays aria-hidden />}
        size="small"
        excludeFromTabOrder
        onHoverStart={preload}
        onPress={() => setIsOpen(true)}
      />
    ),
    /** Renders the panel around what can be chosen. */
    renderPanel: (content: ReactNode) => (
      <PickerSurface
        triggerRef={controlRef}
        placement="bottom start"
        offset={surfaceOffset}
        isOpen={isShown}
        onOpenChange={setIsOpen}
      >
        <Dialog id={id} aria-label={label} aria-labelledby={labelledBy}>
          <FieldContext value={null}>{content}</FieldContext>
        </Dialog>
      </PickerSurface>
    ),
  };
}
