// `npm run migration`: until the first release, writes the one initial migration anew after a change of the schema.
import { allTables } from './allTables.ts';
import { makeInitialMigration, readInitialMigration, writeInitialMigration } from './initialMigration.ts';

const before = readInitialMigration();
const after = await makeInitialMigration(allTables, before);
if (after.sql === before.sql && after.snapshot === before.snapshot) {
  process.stdout.write('0000_initial.sql is what the schema says already.\n');
} else {
  writeInitialMigration(after);
  process.stdout.write(
    '0000_initial.sql was written anew. Databases that an earlier one has made are refused: start with an empty one.\n',
  );
}
