const running = Symbol.for('bureau.frames');

/**
 * Keeps the frames of the page running. jsdom starts their clock with the timers that there are when a frame is asked for, or when what had the
 * focus goes: started while a test has replaced them, it would stand still for every test after that in the same page.
 */
if (typeof window !== 'undefined' && !Object.hasOwn(window, running)) {
  const request = window.requestAnimationFrame.bind(window);
  const run = () => void request(run);
  run();
  Object.defineProperty(window, running, { value: true });
}
