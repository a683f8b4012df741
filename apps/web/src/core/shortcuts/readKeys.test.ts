// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createKeyReader } from './readKeys.ts';
import { gatedFeatures } from '../../shell/gatedFeatures.ts';
import { createShortcuts, type Shortcut } from './shortcuts.ts';

const shortcuts = createShortcuts(gatedFeatures);
let areKeysOn = true;
let read: ReturnType<typeof createKeyReader>;

function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body) {
  let found: Shortcut | undefined;
  const listen = (event: Event) => (found = read(event as KeyboardEvent));
  document.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  return found?.action;
}

function render(html: string): Element {
  document.body.innerHTML = html;
  const target = document.body.querySelector('.target');
  if (!target) throw new Error('Nothing is the target.');
  return target;
}

const open = (isApple = false) =>
  (read = createKeyReader({ shortcuts, areKeysOn: () => areKeysOn, isApple }));

beforeEach(() => {
  areKeysOn = true;
  document.body.replaceChildren();
  open();
});

describe('the shortcuts', () => {
  it('are all different, and none begins another one', () => {
    const keys = shortcuts.map((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((one) => keys.some((other) => other.startsWith(`${one} `)))).toEqual([]);
  });
});

describe('somebody who presses keys', () => {
  it('asks for what they stand for', () => {
    expect(press('?', { shiftKey: true })).toBe('help');
    expect(press('/')).toBe('search');
    expect(press('c')).toBe('create');
    expect(press('g')).toBeUndefined();
    expect(press('t')).toBe('/tasks');
    expect(press('t')).toBeUndefined();
  });

  it('asks for the same where the keyboard writes in other letters', () => {
    expect(press('с', { code: 'KeyC' })).toBe('create');
    expect(press('п', { code: 'KeyG' })).toBeUndefined();
    expect(press('в', { code: 'KeyD' })).toBe('/dashboard');
  });

  it('opens the palette by the key of the machine, in a field too, and by no other', () => {
    const field = render('<input class="target">');
    expect(press('k', { ctrlKey: true }, field)).toBe('palette');
    expect(press('k', { metaKey: true })).toBeUndefined();
    expect(press('k', { ctrlKey: true, shiftKey: true })).toBeUndefined();
    expect(press('k', { ctrlKey: true, altKey: true })).toBeUndefined();
    open(true);
    expect(press('k', { metaKey: true }, field)).toBe('palette');
    expect(press('k', { ctrlKey: true }, field)).toBeUndefined();
  });

  it('keeps their keys when single ones are turned off, but for those that are held', () => {
    areKeysOn = false;
    expect(press('?')).toBeUndefined();
    expect(press('c')).toBeUndefined();
    expect(press('k', { ctrlKey: true })).toBe('palette');
  });

  it.each([
    ['a field', '<input class="target">'],
    ['a search', '<input type="search" class="target">'],
    ['a text', '<textarea class="target"></textarea>'],
    ['a list of choices', '<select class="target"></select>'],
    ['an editor', '<div contenteditable="true"><b class="target">a</b></div>'],
    ['a dialog', '<div role="dialog"><button class="target">a</button></div>'],
    ['a question', '<div role="alertdialog"><button class="target">a</button></div>'],
    ['a menu', '<div role="menu"><i role="menuitem" class="target"></i></div>'],
    ['a table', '<div role="grid"><i role="gridcell" class="target"></i></div>'],
  ])('keeps the letters that they press in %s', (_, html) => {
    const target = render(html);
    expect(press('c', {}, target)).toBeUndefined();
    expect(press('g', {}, target)).toBeUndefined();
    expect(press('d', {}, target)).toBeUndefined();
  });

  it.each(['menu', 'listbox', 'dialog'])('keeps all keys that they press in a %s', (role) => {
    expect(
      press('?', { shiftKey: true }, render(`<div role="${role}"><i class="target"></i></div>`)),
    ).toBeUndefined();
  });

  it.each(['checkbox', 'radio', 'button'])('uses them on a %s, which takes no letters', (type) => {
    expect(press('c', {}, render(`<input type="${type}" class="target">`))).toBe('create');
  });

  it.each<[string, KeyboardEventInit]>([
    ['composes a word', { isComposing: true }],
    ['holds a key down', { repeat: true }],
    ['writes a capital', { shiftKey: true }],
    ['uses a key of the browser', { ctrlKey: true }],
    ['uses a key of the system', { altKey: true }],
  ])('keeps them when they %s', (_, init) => {
    expect(press('c', init)).toBeUndefined();
  });

  it('keeps what somebody else has handled', () => {
    const target = render('<div class="target"></div>');
    target.addEventListener('keydown', (event) => event.preventDefault());
    expect(press('c', {}, target)).toBeUndefined();
  });
});
