import { enableCompileCache } from 'node:module';

enableCompileCache();
const { run } = await import('./server/run.ts');
await run();
