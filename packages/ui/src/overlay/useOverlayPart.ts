import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { toasts } from '../feedback/Toasts/index.ts';
import type { UseLazyPart } from '../lazy/index.ts';
import { useUiMessages } from '../provider/messages/index.ts';

export interface OverlayPart<Props> {
  readonly Part: ComponentType<Props> | undefined;
  /** Begins to load the code: the pointer or the focus has come near. */
  readonly preload: () => void;
}

/**
 * Gives the code of what opens over the page once it is open. Where it cannot be loaded a toast says so and it closes again,
 * so that what opens it can be pressed once more.
 */
export function useOverlayPart<Props>(
  usePart: UseLazyPart<Props>,
  isOpen: boolean,
  onClose: () => void,
): OverlayPart<Props> {
  const t = useUiMessages();
  const { Part, hasFailed, retry, preload } = usePart(isOpen);
  const giveUp = useEffectEvent(() => {
    retry();
    onClose();
    toasts.show({ tone: 'danger', message: t('ui.overlay.failed') });
  });
  useEffect(() => {
    if (isOpen && hasFailed) giveUp();
  }, [isOpen, hasFailed]);
  return { Part, preload };
}
