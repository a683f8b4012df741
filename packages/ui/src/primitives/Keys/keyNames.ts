import type { Translate, UiMessageKey } from '../../provider/messages/index.ts';

/** Describes a key as it is drawn, and as it is said where that differs. */
export interface KeyName {
  readonly shown: string;
  readonly spoken: string;
}

const symbols: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
};

const written = (name: string): KeyName => ({ shown: name, spoken: name });

/** Names a key: `Mod` is the Command key of a Mac and the Control key elsewhere. */
export function nameKey(key: string, isApple: boolean, t: Translate<UiMessageKey>): KeyName {
  switch (key) {
    case 'Mod':
      return isApple ? { shown: '⌘', spoken: t('ui.keys.command') } : written(t('ui.keys.control'));
    case 'Enter':
      return written(t('ui.keys.enter'));
    case 'Escape':
      return written(t('ui.keys.escape'));
    default:
      return written(symbols[key] ?? key.toUpperCase());
  }
}
