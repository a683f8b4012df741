import { expect, it, vi } from 'vitest';

it('frames go on in a page where what had the focus went while a test had replaced the timers', async () => {
  const input = document.body.appendChild(document.createElement('input'));
  vi.useFakeTimers();
  input.focus();
  input.remove();
  vi.useRealTimers();
  const frame = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  expect(frame).toBeGreaterThan(0);
});
