// `npm run chromatic`: publishes the workshop for review, where a token for it is given; no check depends on it.
import { run } from './install.mjs';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('Nothing is published: CHROMATIC_PROJECT_TOKEN is not set.');
} else {
  process.exit(await run('chromatic', ['--build-script-name=build:storybook', '--exit-zero-on-changes']));
}
