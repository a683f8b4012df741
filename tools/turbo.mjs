// `npm run build` and `npm run dev`: turbo with the environment of our tools, in which nothing reports home.
import { run } from './install.mjs';

process.exit(await run('turbo', ['run', ...process.argv.slice(2)]));
