import { expect, it } from 'vitest';
import { releaseFocus } from './releaseFocus.ts';

function focusOn(html: string) {
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>('[data-focus]');
  element?.focus();
  expect(document.activeElement).toBe(element);
  releaseFocus();
  return document.activeElement === element;
}

it('the focus is let go before the page goes that has it', () => {
  expect(focusOn('<main><h1 tabindex="-1" data-focus>Tasks</h1></main>')).toBe(false);
  expect(focusOn('<main><a href="#/tasks/7" data-focus>TSK-0007</a></main>')).toBe(false);
});

it('what is typed is not taken for finished, and the menu keeps the focus', () => {
  expect(focusOn('<main><input data-focus></main>')).toBe(true);
  expect(focusOn('<nav><a href="#/tasks" data-focus>Tasks</a></nav><main></main>')).toBe(true);
});
