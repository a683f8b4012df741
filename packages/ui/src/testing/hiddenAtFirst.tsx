import type { Decorator } from '@storybook/react-vite';

/** Hides a story until `reveal` shows it, as a tab does that is not open. */
export const hiddenAtFirst: Decorator = (Story) => (
  <div data-frame hidden>
    <Story />
  </div>
);

/** Returns what hides a story. */
export function frameOf(canvas: HTMLElement): HTMLElement {
  const frame = canvas.querySelector<HTMLElement>('[data-frame]');
  if (!frame) throw new Error('The story is not decorated by `hiddenAtFirst`.');
  return frame;
}

/** Settles once what has changed is laid out and painted. */
export const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
