import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { restoreFocus } from './focusHeading.ts';

const heading = () => document.querySelector('h1');

function show(main: string) {
  document.body.innerHTML = `<main><h1 tabindex="-1">Amara Okafor</h1>${main}</main>`;
}

const afterFrames = async (count: number): Promise<void> => {
  if (count === 0) return;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await afterFrames(count - 1);
};

it('keeps the focus in the page while what a dialog did is still on its way', async () => {
  show('<button>Sign out</button>');
  document.querySelector('button')?.focus();
  restoreFocus();
  await afterFrames(3);
  expect(document.activeElement?.textContent).toBe('Sign out');
  document.querySelector('button')?.remove();
  await waitFor(() => expect(document.activeElement).toBe(heading()));
  show('');
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});

it('leaves the focus alone once the person does something', async () => {
  show('');
  restoreFocus();
  await waitFor(() => expect(document.activeElement).toBe(heading()));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  show('<p>Loaded</p>');
  await afterFrames(1);
  expect(document.activeElement).toBe(document.body);
});
