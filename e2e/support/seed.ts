import { Server, templateVariable } from './server.ts';

/** Fills one database with the demonstration data before the first test; the server of every worker starts on a copy of it. */
export default async function seed(): Promise<() => Promise<void>> {
  const server = new Server();
  await server.start();
  await server.stop();
  process.env[templateVariable] = server.dataDir;
  return async () => server.dispose();
}
