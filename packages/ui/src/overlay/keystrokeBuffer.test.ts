import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bufferKeystrokes, dropKeystrokes } from './keystrokeBuffer.ts';

/** The events that a person has made; only a browser can make such. */
const ofPerson = new WeakSet<Event>();
/** What listens to the keys of the window, with what it is given them by. */
const listening = new Map<unknown, EventListener>();

/** Shows an event of a person as the browser does: as one that is trusted. */
const trusted = (event: Event) =>
  new Proxy(event, {
    get(target, name) {
      if (name === 'isTrusted') return true;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

beforeEach(() => {
  vi.useFakeTimers();
  const { addEventListener, removeEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown, options) => {
    const given: EventListener = (event) =>
      (listener as EventListener)(ofPerson.has(event) ? trusted(event) : event);
    listening.set(listener, given);
    addEventListener.call(window, type, given, options);
  });
  vi.spyOn(window, 'removeEventListener').mockImplementation((type: string, listener: unknown, options) => {
    const given = listening.get(listener);
    listening.delete(listener);
    if (given) removeEventListener.call(window, type, given, options);
  });
  heard.length = 0;
  document.body.innerHTML = '<button>Open</button><input>';
  find('button').focus();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function find(name: 'button' | 'input'): HTMLElement & { value: string } {
  const element = document.querySelector<HTMLInputElement>(name);
  if (!element) throw new Error(`There is no ${name}.`);
  return element;
}

/** The keys that the page has heard. */
const heard: string[] = [];
for (const type of ['keydown', 'keyup'])
  document.addEventListener(type, (event) => {
    const { key, shiftKey, target } = event as KeyboardEvent;
    const place = (target as Element).localName;
    heard.push(`${type === 'keyup' ? 'end of ' : ''}${shiftKey ? 'Shift+' : ''}${key} in ${place}`);
  });

/** Presses a key as a person does. Returns whether it is left to the browser. */
function press(key: string, init: KeyboardEventInit = {}, type = 'keydown'): boolean {
  const event = new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true, ...init });
  ofPerson.add(event);
  return (document.activeElement ?? document.body).dispatchEvent(event);
}

const type = (...keys: string[]) => keys.map((key) => press(key));
const settle = () => vi.runAllTimersAsync();

describe('keys that are typed while code is on its way', () => {
  it.each([false, true])('are for nothing else where it does not come (known later: %s)', async (isLater) => {
    const end = bufferKeystrokes(() => undefined);
    type('a');
    end(isLater);
    if (isLater) dropKeystrokes();
    type('Escape');
    expect(heard).toEqual(['Escape in button']);
    // what opens then hears neither
    const open = bufferKeystrokes(() => undefined);
    find('input').focus();
    open();
    await settle();
    expect(find('input').value).toBe('');
    expect(heard).toEqual(['Escape in button']);
  });

  it('are heard by nobody, and typed into the field that opens', async () => {
    const open = bufferKeystrokes(() => undefined);
    expect(type('l', 'o', 'x', 'Backspace', 'g', ' ')).toEqual(Array(6).fill(false));
    expect(heard).toEqual([]);
    open();
    find('input').focus();
    const inputs = vi.fn<() => void>();
    find('input').addEventListener('input', inputs);
    await settle();
    expect(find('input').value).toBe('log ');
    expect(inputs).toHaveBeenCalledTimes(6);
  });

  it('wait until the focus is there', async () => {
    const open = bufferKeystrokes(() => undefined);
    type('a');
    open();
    await vi.advanceTimersByTimeAsync(100);
    type('b');
    expect(heard).toEqual([]);
    find('input').focus();
    await settle();
    expect(find('input').value).toBe('ab');
  });

  it('close what has opened by Escape, though the focus is not there yet', async () => {
    const open = bufferKeystrokes(() => undefined);
    open();
    expect(press('Escape')).toBe(false);
    await vi.advanceTimersByTimeAsync(50);
    find('input').focus();
    await settle();
    expect(heard).toEqual(['Escape in input', 'end of Escape in input']);
  });

  it('wait until the list of a button that is open has taken the focus', async () => {
    const open = bufferKeystrokes(() => undefined);
    type('End');
    open();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button id="pick" aria-haspopup="listbox" aria-expanded="true"></button>',
    );
    document.getElementById('pick')?.focus();
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual([]);
    document.body.insertAdjacentHTML('beforeend', '<a href="#1">One</a>');
    document.querySelector('a')?.focus();
    await settle();
    expect(heard).toEqual(['End in a', 'end of End in a']);
  });

  it('are written into an editor of formatted text', async () => {
    const open = bufferKeystrokes(() => undefined);
    type('h', 'i', 'Enter');
    open();
    const written = vi.fn<(...write: readonly unknown[]) => boolean>();
    Object.assign(document, { execCommand: written });
    document.body.insertAdjacentHTML('beforeend', '<div contenteditable="true" tabindex="0"></div>');
    const editor = document.querySelector('div');
    // jsdom does not know it
    if (editor) Object.defineProperty(editor, 'isContentEditable', { value: true });
    editor?.focus();
    await settle();
    expect(written.mock.calls).toEqual([
      ['insertText', false, 'h'],
      ['insertText', false, 'i'],
    ]);
    expect(heard).toContain('Enter in div');
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('are pressed with their ends, one after the other, also where nothing is written', async () => {
    const open = bufferKeystrokes(() => undefined);
    press('ArrowDown');
    press('ArrowDown', {}, 'keyup');
    press('A', { shiftKey: true });
    open();
    document.body.insertAdjacentHTML('beforeend', '<a href="#1">One</a><a href="#2">Two</a>');
    const [first, second] = document.querySelectorAll('a');
    first?.addEventListener('keydown', () => second?.focus());
    first?.focus();
    await settle();
    expect(heard).toEqual(['ArrowDown in a', 'end of ArrowDown in a', 'Shift+A in a', 'end of Shift+A in a']);
    expect(document.activeElement).toBe(second);
  });

  it('are not written where something else is done by them', async () => {
    const open = bufferKeystrokes(() => undefined);
    type('a', 'b');
    open();
    find('input').addEventListener('keydown', (event) => {
      if (event.key === 'a') event.preventDefault();
    });
    find('input').focus();
    await settle();
    expect(find('input').value).toBe('b');
  });

  it('replace what is selected in the field', async () => {
    const open = bufferKeystrokes(() => undefined);
    type('n');
    open();
    const input = document.querySelector('input');
    if (input) input.value = 'old';
    input?.select();
    input?.focus();
    await settle();
    expect(find('input').value).toBe('n');
  });

  it('count once while they are held down, unless they are letters', async () => {
    const open = bufferKeystrokes(() => undefined);
    for (const key of ['Enter', 'o']) {
      press(key);
      press(key, { repeat: true });
    }
    open();
    find('input').focus();
    await settle();
    expect(find('input').value).toBe('oo');
    expect(heard.filter((name) => name === 'Enter in input')).toHaveLength(1);
  });

  it('wait for what follows at once, too', async () => {
    const open = bufferKeystrokes(() => undefined);
    type('a');
    open();
    const openPart = bufferKeystrokes(() => undefined);
    find('input').focus();
    await settle();
    type('b');
    expect(find('input').value).toBe('');
    openPart();
    await settle();
    expect(find('input').value).toBe('ab');
  });
});

describe('a key that opens the next thing', () => {
  it('is followed by the others once that is here', async () => {
    const open = bufferKeystrokes(() => undefined);
    type('Enter', 'a');
    open();
    let openNext = () => undefined as void;
    find('input').addEventListener('keydown', (event) => {
      if (event.key === 'Enter') openNext = bufferKeystrokes(() => undefined);
    });
    find('input').focus();
    await settle();
    expect(press('b')).toBe(false);
    expect(find('input').value).toBe('');
    document.body.insertAdjacentHTML('beforeend', '<textarea></textarea>');
    openNext();
    document.querySelector('textarea')?.focus();
    await settle();
    expect(document.querySelector('textarea')?.value).toBe('ab');
    expect(listening.size).toBe(0);
  });
});

describe('Escape', () => {
  it('gives the next key back to the page at once, before what was called off is gone', async () => {
    const callOff = vi.fn<() => void>();
    const end = bufferKeystrokes(callOff);
    type('a', 'Escape');
    expect(callOff).toHaveBeenCalledOnce();
    expect(press('g')).toBe(true);
    expect(heard).toEqual(['g in button']);
    end();
    await settle();
    expect(press('d')).toBe(true);
    expect(heard).toEqual(['g in button', 'd in button']);
  });

  it('calls off what was opened last, and drops what was typed', async () => {
    const calledOff: string[] = [];
    const openFirst = bufferKeystrokes(() => calledOff.push('first'));
    const openSecond = bufferKeystrokes(() => calledOff.push('second'));
    type('a', 'Enter');
    expect(press('Escape')).toBe(false);
    expect(calledOff).toEqual(['second']);
    openSecond();
    press('Escape');
    expect(calledOff).toEqual(['second', 'first']);
    openFirst();
    find('input').focus();
    await settle();
    expect(heard).toEqual([]);
    expect(find('input').value).toBe('');
  });
});

describe('what is left alone', () => {
  it.each<[string, KeyboardEventInit]>([
    ['Shift', { shiftKey: true }],
    ['Control', {}],
    ['Dead', {}],
    ['Process', {}],
    ['r', { ctrlKey: true }],
    ['k', { metaKey: true }],
    ['ArrowLeft', { altKey: true }],
    ['か', { isComposing: true }],
  ])('%s %j', async (key, init) => {
    const open = bufferKeystrokes(() => undefined);
    expect(press(key, init)).toBe(true);
    expect(heard).toHaveLength(1);
    open();
    find('input').focus();
    await settle();
    expect(heard).toHaveLength(1);
    expect(find('input').value).toBe('');
  });

  it('are keys that no person has pressed', async () => {
    const open = bufferKeystrokes(() => undefined);
    find('button').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    expect(heard).toEqual(['a in button']);
    open();
    await settle();
  });

  it('is the end of a key that was pressed before', async () => {
    const open = bufferKeystrokes(() => undefined);
    press('a');
    press('Enter', {}, 'keyup');
    press('a', {}, 'keyup');
    expect(heard).toEqual(['end of Enter in button']);
    open();
    await settle();
  });

  it('is a page in which nothing takes the focus: nothing is typed anywhere', async () => {
    const open = bufferKeystrokes(() => undefined);
    type('a', 'Enter');
    open();
    await settle();
    expect(heard).toEqual([]);
    find('input').focus();
    await settle();
    expect(find('input').value).toBe('');
  });
});

describe('once the wait is over', () => {
  it.each([
    ['keys were pressed where the focus is', ['a'], true],
    ['nothing took the focus', ['a'], false],
    ['nothing was typed', [], true],
    ['it was called off', ['a', 'Escape'], false],
  ])('nothing listens any more when %s', async (_, keys, takesFocus) => {
    const open = bufferKeystrokes(() => undefined);
    expect(listening.size).toBe(2);
    type(...keys);
    open();
    if (takesFocus) find('input').focus();
    await settle();
    expect(listening.size).toBe(0);
    heard.length = 0;
    expect(press('z')).toBe(true);
    expect(heard).toHaveLength(1);
  });
});
