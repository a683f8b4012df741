import { useCallback, useRef, useState, type FocusEvent } from 'react';
import { Button } from '../../../primitives/Button/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { DismissAll, Region } from '../Toasts.styles.ts';
import type { Toast, ToastStore } from '../toastStore.ts';
import { usePageHidden } from '../usePageHidden.ts';
import type { RootProps } from '../../../primitives/root/index.ts';
import { ToastCard } from './ToastCard.tsx';

const fewEnough = 2;

export interface ToastListProps extends RootProps {
  toasts: readonly Toast[];
  store: ToastStore;
}

/** Shows the toasts in a landmark that F6 reaches. Their clocks stand still under the pointer and under the focus. */
export function ToastList({ toasts, store, ...rootProps }: ToastListProps) {
  const t = useUiMessages();
  const outsideRef = useRef<Element>(null);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isPageHidden = usePageHidden();

  const keepFocus = useCallback((card?: HTMLElement) => {
    const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
    const next = neighbour?.querySelector('button:last-of-type') ?? outsideRef.current;
    if (next instanceof HTMLElement) next.focus();
  }, []);

  const enter = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) outsideRef.current = event.relatedTarget;
    setFocus(true);
  };

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false);
  };

  return (
    <Region
      aria-label={t('ui.toasts.region')}
      {...rootProps}
      tabIndex={-1}
      data-landmark
      data-react-aria-top-layer
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={leave}
    >
      {toasts.length > fewEnough && (
        <DismissAll>
          <Button
            size="small"
            onPress={() => {
              keepFocus();
              store.clear();
            }}
          >
            {t('ui.toasts.dismissAll', { count: toasts.length })}
          </Button>
        </DismissAll>
      )}
      <ol>
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            isPaused={isHovered || hasFocus || isPageHidden}
            onDismiss={store.dismiss}
            onFocusLost={keepFocus}
          />
        ))}
      </ol>
    </Region>
  );
}
