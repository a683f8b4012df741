import type { FallbackProps } from '@bureau/ui';
import { ChunkLoadError } from '../screens/lazy/ChunkLoadError.tsx';
import { BlankPage } from './BlankPage.tsx';
import { UiProvider } from './UiProvider.tsx';

/** Replaces the application behind the sign-in when its code could not be loaded. */
export function AppLoadError(props: FallbackProps) {
  return (
    <UiProvider>
      <BlankPage>
        <ChunkLoadError {...props} />
      </BlankPage>
    </UiProvider>
  );
}
