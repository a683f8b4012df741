import { IconButton } from '@bureau/ui';
import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isFullscreen = () => document.fullscreenElement !== null;

/** Shows the page on the whole screen, where the browser can do that (docs/product.md §2, Header). */
export function FullscreenButton() {
  const { t } = useTranslation();
  const isOn = useSyncExternalStore(subscribe, isFullscreen);
  if (!document.fullscreenEnabled) return null;
  // a browser may refuse, and there is nothing to be done about that
  const change = () => (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <IconButton
      label={t(isOn ? 'shell.fullscreen.exit' : 'shell.fullscreen.enter')}
      icon={isOn ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
      onPress={() => void change().catch(() => undefined)}
    />
  );
}
