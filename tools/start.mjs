// `npm start`: installs what is missing, builds what has changed, and runs the one process that serves everything.
import { install, run } from './install.mjs';

for (const step of [install, build, () => run('node', ['apps/api/src/main.ts'])]) {
  const code = await step();
  if (code !== 0) process.exit(code);
}

/** Builds; what turbo says is of interest only when it fails. */
async function build() {
  console.log('Building what has changed …');
  let output = '';
  const code = await run('turbo', ['run', 'build', '--output-logs=errors-only'], (stream) =>
    stream.on('data', (chunk) => (output += chunk)),
  );
  if (code !== 0) console.error(output);
  return code;
}
