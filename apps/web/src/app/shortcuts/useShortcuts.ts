import { isApplePlatform } from '@bureau/ui';
import { useEffect, useEffectEvent } from 'react';
import { createKeyReader } from './readKeys.ts';
import { type ShortcutDeed, shortcuts } from './shortcuts.ts';

/** Hears the keys of all pages. `onDeed` tells whether it did what they ask for; else the browser gets them. */
export function useShortcuts(areKeysOn: boolean, onDeed: (deed: ShortcutDeed) => boolean): void {
  const isOn = useEffectEvent(() => areKeysOn);
  const run = useEffectEvent(onDeed);
  useEffect(() => {
    const read = createKeyReader({ shortcuts, areKeysOn: () => isOn(), isApple: isApplePlatform() });
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = read(event);
      if (shortcut && run(shortcut.deed)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
