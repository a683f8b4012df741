import { use, useEffect, useEffectEvent, type ComponentType } from 'react';
import { toasts } from '../feedback/Toasts/index.ts';
import { MissingCodeContext, type UseLazyPart } from '../lazy/index.ts';
import { useUiMessages } from '../provider/messages/index.ts';
import { keepKeys } from './keptKeys.ts';

export interface OverlayPart<Props> {
  readonly Part: ComponentType<Props> | undefined;
  /** Begins to load the code: the pointer or the focus has come near. */
  readonly preload: () => void;
}

interface OverlayOptions {
  /** Leaves the keys where they are meanwhile, for what opens beside the work and not over it. */
  readonly leavesKeys?: boolean;
}

/**
 * Gives the code of what opens over the page once it is open. Where it cannot be loaded a toast says so and it closes again,
 * so that what opens it can be pressed once more. What is typed meanwhile is typed into it as soon as it is there; Escape closes it.
 */
export function useOverlayPart<Props>(
  usePart: UseLazyPart<Props>,
  isOpen: boolean,
  onClose: () => void,
  { leavesKeys = false }: OverlayOptions = {},
): OverlayPart<Props> {
  const { Part, hasFailed, error, retry, preload } = usePart(isOpen);
  const close = useEffectEvent(onClose);
  const isAwaited = isOpen && Part === undefined;
  useEffect(() => (isAwaited && !leavesKeys ? keepKeys(() => close()) : undefined), [isAwaited, leavesKeys]);
  useMissingPart(isOpen && hasFailed, error, () => {
    retry();
    onClose();
  });
  return { Part, preload };
}

/** Says by a toast that what somebody has opened could not be loaded, and closes it. */
export function useMissingPart(isMissing: boolean, error: unknown, onClose: () => void): void {
  const t = useUiMessages();
  const report = use(MissingCodeContext);
  const giveUp = useEffectEvent(() => {
    onClose();
    toasts.show({ tone: 'danger', message: t('ui.overlay.failed') });
    report(error);
  });
  useEffect(() => {
    if (isMissing) giveUp();
  }, [isMissing]);
}
