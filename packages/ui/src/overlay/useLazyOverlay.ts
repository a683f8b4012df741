import { use, useEffect, useEffectEvent, type ComponentType } from 'react';
import { toasts } from '../feedback/Toasts/index.ts';
import { ChunkLoadErrorContext, type UseLazyImport } from '../lazy/index.ts';
import { useUiMessages } from '../provider/messages/index.ts';
import { useHeldKeystrokes } from './useHeldKeystrokes.ts';

/** Is the code of an overlay. */
export interface LazyOverlay<Props> {
  /** Defined once it is open and loaded. */
  readonly Loaded: ComponentType<Props> | undefined;
  /** Starts loading the code, for when the pointer or the focus comes near. */
  readonly preload: () => void;
}

interface LazyOverlayOptions {
  /** Does not buffer keystrokes, for what opens beside the work and not over it. */
  readonly ignoresKeystrokes?: boolean;
}

/**
 * Returns the code of an overlay once it is open. If it fails to load, a toast is shown and the overlay closes again, so that what
 * opens it can be pressed once more. What is typed meanwhile is typed into it as soon as it is there; Escape closes it.
 */
export function useLazyOverlay<Props>(
  useImport: UseLazyImport<Props>,
  isOpen: boolean,
  onOpenChange: (isOpen: boolean) => void,
  { ignoresKeystrokes = false }: LazyOverlayOptions = {},
): LazyOverlay<Props> {
  const { Loaded, hasFailed, error, retry, preload } = useImport(isOpen);
  const isMissing = Loaded === undefined;
  useHeldKeystrokes(isOpen && isMissing && !ignoresKeystrokes, () => onOpenChange(false), !isMissing);
  useChunkLoadError(isOpen && hasFailed, error, () => {
    retry();
    onOpenChange(false);
  });
  return { Loaded, preload };
}

/** Shows a toast when the code of what a person has opened could not be loaded, and closes it. */
export function useChunkLoadError(
  hasFailed: boolean,
  error: unknown,
  onOpenChange: (isOpen: boolean) => void,
): void {
  const t = useUiMessages();
  const report = use(ChunkLoadErrorContext);
  const giveUp = useEffectEvent(() => {
    onOpenChange(false);
    toasts.show({ tone: 'danger', message: t('ui.overlay.failed') });
    report(error);
  });
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
}
