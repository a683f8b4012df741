/** Describes a keystroke that was typed before its target was ready. */
type Keystroke = Pick<KeyboardEventInit, 'key' | 'code' | 'shiftKey'> & { readonly key: string };

/** How often to check whether the focus has moved into what has opened. The keystrokes are for that, and for nothing else. */
const maxFocusChecks = 60;

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Dead', 'Process']);

/** The overlays that wait for code, the last one at the end. */
const waiting: (() => void)[] = [];
let buffer: Keystroke[] = [];
let isListening = false;
let focusBefore: Element | null = null;

/**
 * Buffers keystrokes while the code of an overlay is loading: nothing else receives them. `onEscape` runs when Escape cancels the opening.
 * The returned function ends the wait; once nothing is waiting any more, the keystrokes are replayed one after the other to the element
 * that has the focus then. One that waits may be followed at once by what it consists of. Where nothing has arrived, they are dropped, and the next
 * ones are for the page again; whoever ends the wait without knowing that leaves it to `dropKeystrokes`.
 */
export function bufferKeystrokes(onEscape: () => void): (hasArrived?: boolean) => void {
  if (!isListening) {
    isListening = true;
    buffer = [];
    focusBefore = document.activeElement;
    // before all that hears keys: those of the whole page too
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('keyup', onKeyUp, true);
  }
  waiting.push(onEscape);
  return (hasArrived = true) => {
    const place = waiting.indexOf(onEscape);
    // called off by Escape, which has let go of the keys
    if (place < 0) return;
    waiting.splice(place, 1);
    if (hasArrived) setTimeout(() => void replay(), 0);
    else dropKeystrokes();
  };
}

/** Drops the keystrokes that were buffered for what does not come. While something else is waiting they stay. */
export function dropKeystrokes(): void {
  if (waiting.length > 0) return;
  buffer = [];
  stopListening();
}

const isPlainKey = (event: KeyboardEvent) =>
  event.isTrusted && !event.isComposing && !event.ctrlKey && !event.metaKey && !event.altKey;

function onKeyDown(event: KeyboardEvent): void {
  if (!isPlainKey(event) || modifiers.has(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.key === 'Escape' && waiting.length > 0) {
    buffer = [];
    waiting.pop()?.();
    // the next key is for the page again, however soon it comes
    if (waiting.length === 0) stopListening();
  } else if (!event.repeat || event.key.length === 1) {
    buffer.push({ key: event.key, code: event.code, shiftKey: event.shiftKey });
  }
}

/** Swallows the `keyup` of a keystroke whose `keydown` was buffered. */
function onKeyUp(event: KeyboardEvent): void {
  if (isPlainKey(event) && buffer.some(({ code }) => code === event.code)) event.stopImmediatePropagation();
}

const wait = async (time = 0) =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

/** Whether the focus is on its way: it is where it was, or at a button whose list is about to take it. */
const isFocusComing = () =>
  document.activeElement === focusBefore ||
  document.activeElement?.matches('button[aria-haspopup="listbox"][aria-expanded="true"]') === true;

let isReplaying = false;

/** Replays the buffered keystrokes, and those that are typed meanwhile. */
async function replay(): Promise<void> {
  if (waiting.length > 0 || isReplaying || !isListening) return;
  isReplaying = true;
  for (let check = 0; buffer.length > 0 && check < maxFocusChecks && isFocusComing(); check += 1)
    await wait(16);
  if (document.activeElement === focusBefore) buffer = [];
  while (buffer.length > 0 && waiting.length === 0) {
    const [key, ...rest] = buffer;
    buffer = rest;
    if (key) press(key);
    // what it changes is drawn before the next one
    await wait();
  }
  isReplaying = false;
  if (waiting.length > 0) return;
  stopListening();
}

function stopListening(): void {
  isListening = false;
  focusBefore = null;
  window.removeEventListener('keydown', onKeyDown, true);
  window.removeEventListener('keyup', onKeyUp, true);
}

/** Presses a key at the element that has the focus; a text field and an editor take it as text. */
function press(key: Keystroke): void {
  const target = document.activeElement ?? document.body;
  const init: KeyboardEventInit = { ...key, bubbles: true, cancelable: true, composed: true };
  const isDone = !target.dispatchEvent(new KeyboardEvent('keydown', init));
  if (!isDone && isTextField(target)) insertText(target, key.key);
  else if (!isDone && key.key.length === 1 && isEditor(target)) write(key.key);
  (document.activeElement ?? target).dispatchEvent(new KeyboardEvent('keyup', init));
}

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.selectionStart !== null);

/** Writes a text where the caret of an editor is. */
function write(text: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- of no other way does an editor hear as of a person who types
  document.execCommand('insertText', false, text);
}

const isEditor = (element: Element) => element instanceof HTMLElement && element.isContentEditable;

function insertText(field: HTMLInputElement | HTMLTextAreaElement, key: string): void {
  const { selectionStart: start, selectionEnd: end } = field;
  if (start === null || end === null) return;
  if (key === 'Backspace') field.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
  else if (key.length === 1) field.setRangeText(key, start, end, 'end');
  else return;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: key }));
}
