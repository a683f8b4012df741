import type { Translate, UiMessageKey } from '../../provider/messages/index.ts';

/** Describes a key as it is drawn, and as it is said where that differs. */
export interface KeyLabel {
  readonly text: string;
  readonly spokenText: string;
}

const symbols: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
};

const written = (name: string): KeyLabel => ({ text: name, spokenText: name });

/** Names a key: `Mod` is the Command key of a Mac and the Control key elsewhere. */
export function keyLabel(key: string, isApple: boolean, t: Translate<UiMessageKey>): KeyLabel {
  switch (key) {
    case 'Mod':
      return isApple ? { text: '⌘', spokenText: t('ui.keys.command') } : written(t('ui.keys.control'));
    case 'Enter':
      return written(t('ui.keys.enter'));
    case 'Escape':
      return written(t('ui.keys.escape'));
    default:
      return written(symbols[key] ?? key.toUpperCase());
  }
}
