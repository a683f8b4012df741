// `npm run build` and `npm run dev`: installs what is missing, and runs turbo with the environment of our tools, in which nothing reports home.
import { install, run } from './install.mjs';

process.exit((await install()) || (await run('turbo', ['run', ...process.argv.slice(2)])));
