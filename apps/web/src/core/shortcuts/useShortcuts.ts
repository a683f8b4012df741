import { isApplePlatform } from '@bureau/ui';
import { useEffect, useEffectEvent } from 'react';
import { createKeyReader } from './readKeys.ts';
import type { Shortcut, ShortcutAction } from './shortcuts.ts';

/** Listens to shortcuts on every page. `onAction` returns whether it did something; otherwise the browser handles the keys. */
export function useShortcuts(
  shortcuts: readonly Shortcut[],
  areKeysOn: boolean,
  onAction: (action: ShortcutAction) => boolean,
): void {
  const isOn = useEffectEvent(() => areKeysOn);
  const run = useEffectEvent(onAction);
  useEffect(() => {
    const read = createKeyReader({ shortcuts, areKeysOn: () => isOn(), isApple: isApplePlatform() });
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = read(event);
      if (shortcut && run(shortcut.action)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shortcuts]);
}
