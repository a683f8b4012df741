import { LoaderOverlay } from '@bureau/ui';
import { useSyncExternalStore } from 'react';
import { ErrorEffects } from './ErrorEffects.tsx';
import { useServices } from '../../core/services/ServicesContext.ts';

// It does not render again with the page.
const errors = <ErrorEffects />;

interface RequestEffectsProps {
  /** Covers the page for another reason than a call. */
  readonly isBusy?: boolean;
}

/** Covers the page while somebody waits for a call, and shows the calls that failed. */
export function RequestEffects({ isBusy = false }: RequestEffectsProps) {
  const { activity } = useServices();
  const isCalling = useSyncExternalStore(activity.subscribe, activity.isActive);
  return (
    <>
      {errors}
      <LoaderOverlay isActive={isCalling || isBusy} />
    </>
  );
}
