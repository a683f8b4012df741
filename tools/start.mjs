// `npm start`: installs what is missing, builds what has changed, and runs the one process that serves everything.
import { install, run } from './install.mjs';

const steps = [
  install,
  () => run('turbo', ['run', 'build', '--output-logs=errors-only']),
  () => run('node', ['apps/api/src/main.ts']),
];
for (const step of steps) {
  const code = await step();
  if (code !== 0) process.exit(code);
}
