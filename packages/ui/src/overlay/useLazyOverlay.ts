import { use, useEffect, useEffectEvent, type ComponentType } from 'react';
import { toasts } from '../feedback/Toasts/index.ts';
import { ChunkLoadErrorContext, type UseLazyImport } from '../lazy/index.ts';
import { useUiMessages } from '../provider/messages/index.ts';
import { bufferKeystrokes } from './keystrokeBuffer.ts';

export interface LazyOverlay<Props> {
  readonly Loaded: ComponentType<Props> | undefined;
  /** Begins to load the code: the pointer or the focus has come near. */
  readonly preload: () => void;
}

interface LazyOverlayOptions {
  /** Leaves the keys where they are meanwhile, for what opens beside the work and not over it. */
  readonly ignoresKeystrokes?: boolean;
}

/**
 * Gives the code of what opens over the page once it is open. Where it cannot be loaded a toast says so and it closes again,
 * so that what opens it can be pressed once more. What is typed meanwhile is typed into it as soon as it is there; Escape closes it.
 */
export function useLazyOverlay<Props>(
  useImport: UseLazyImport<Props>,
  isOpen: boolean,
  onClose: () => void,
  { ignoresKeystrokes = false }: LazyOverlayOptions = {},
): LazyOverlay<Props> {
  const { Loaded, hasFailed, error, retry, preload } = useImport(isOpen);
  const close = useEffectEvent(onClose);
  const isAwaited = isOpen && Loaded === undefined;
  useEffect(
    () => (isAwaited && !ignoresKeystrokes ? bufferKeystrokes(() => close()) : undefined),
    [isAwaited, ignoresKeystrokes],
  );
  useChunkLoadError(isOpen && hasFailed, error, () => {
    retry();
    onClose();
  });
  return { Loaded, preload };
}

/** Says by a toast that what somebody has opened could not be loaded, and closes it. */
export function useChunkLoadError(hasFailed: boolean, error: unknown, onClose: () => void): void {
  const t = useUiMessages();
  const report = use(ChunkLoadErrorContext);
  const giveUp = useEffectEvent(() => {
    onClose();
    toasts.show({ tone: 'danger', message: t('ui.overlay.failed') });
    report(error);
  });
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
}
