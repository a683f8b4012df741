// Opens the embedded database of a folder and does not close it: for a test that kills this process.
import { openEmbedded } from '../db/embedded/openEmbedded.ts';

const [folder = ''] = process.argv.slice(2);
await openEmbedded(folder, { onFailure: () => process.exit(1) });
process.stdout.write('open\n');
setInterval(() => undefined, 60_000);
