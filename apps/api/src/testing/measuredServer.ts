// Runs the server, and tells how much memory it uses whenever it is asked: for a test of memory.
import { run } from '../run.ts';

process.on('message', () => {
  // The second one takes what the first one has only let go of.
  for (let pass = 0; pass < 2; pass += 1) globalThis.gc?.();
  process.send?.(process.memoryUsage());
});

await run();
