import type { Shortcut } from './shortcuts.ts';

/** How long the second key of a sequence may be waited for, in milliseconds. */
const sequenceTimeout = 1500;

const textFields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Are where letters lead to an entry. */
const ownLetters = '[role="grid"], [role="treegrid"], [role="tree"]';
/** Are open over the page, and have every key that is pressed alone. */
const overlays = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';
const untypedInputs = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Returns whether what is pressed in an element is written there. */
function isTyping(target: Element | null): boolean {
  if (!target?.closest(textFields)) return false;
  return !(target instanceof HTMLInputElement && untypedInputs.includes(target.type));
}

/** Names the key of an event: a letter by its place where the keyboard writes in other letters than the Latin ones. */
function keyOf({ key, code }: KeyboardEvent): string {
  const isOtherScript = key.length === 1 && !/[\u0020-\u007E]/.test(key);
  return isOtherScript && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key.toLowerCase();
}

interface ReaderOptions {
  readonly shortcuts: readonly Shortcut[];
  /** Returns whether keys that are pressed alone do something. */
  readonly areKeysOn: () => boolean;
  readonly isApple: boolean;
}

/**
 * Creates what tells which shortcut a press completes. It takes no key from somebody who types or composes a word, from a list that letters
 * lead through, or from an editor that knows the same keys.
 */
export function createKeyReader({ shortcuts, areKeysOn, isApple }: ReaderOptions) {
  let pending: { readonly key: string; readonly until: number } | undefined;

  return function read(event: KeyboardEvent): Shortcut | undefined {
    const begun = pending && pending.until > event.timeStamp ? pending.key : undefined;
    pending = undefined;
    if (event.defaultPrevented || event.isComposing || event.repeat) return undefined;
    const target = event.target instanceof Element ? event.target : null;
    const key = keyOf(event);
    const isLetter = /^[a-z]$/.test(key);
    const find = (keys: string) => shortcuts.find((shortcut) => shortcut.keys === keys);

    if (event.ctrlKey || event.metaKey || event.altKey) {
      const isMod = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      const isEditor = target instanceof HTMLElement && target.isContentEditable;
      return isMod && !event.altKey && !event.shiftKey && !isEditor ? find(`Mod+${key}`) : undefined;
    }
    if (!areKeysOn() || isTyping(target) || (isLetter && event.shiftKey)) return undefined;
    if (target?.closest(isLetter ? `${ownLetters}, ${overlays}` : overlays)) return undefined;
    if (begun === undefined && shortcuts.some(({ keys }) => keys.startsWith(`${key} `))) {
      pending = { key, until: event.timeStamp + sequenceTimeout };
      return undefined;
    }
    return find(begun === undefined ? key : `${begun} ${key}`);
  };
}
