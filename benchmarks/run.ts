/**
 * `npm run bench [-- GROUP …] [--runs N] [--seconds N]` measures what docs/benchmarks.md lists against its budgets. It ends with 1 when a budget is
 * missed or a group could not be measured.
 */
import { parseArgs } from 'node:util';

import { openBench, type Group } from './bench.ts';
import { measureApi } from './groups/api.ts';
import { measureBoard } from './groups/board.ts';
import { measureEditors } from './groups/editors.ts';
import { measureEvents } from './groups/events.ts';
import { measureForm } from './groups/form.ts';
import { measureLists } from './groups/lists.ts';
import { measurePermissions } from './groups/permissions.ts';
import { measurePlanner } from './groups/planner.ts';
import { measureRecords } from './groups/records.ts';
import { measureRichText } from './groups/richText.ts';
import { measureSize } from './groups/size.ts';
import { measureStart } from './groups/start.ts';
import { measureStories } from './groups/stories.ts';
import { measureTable } from './groups/table.ts';
import { measureTheme } from './groups/theme.ts';
import { isMet, printRows, type Row } from './report.ts';

const groups: Record<string, Group> = {
  table: measureTable,
  editors: measureEditors,
  richText: measureRichText,
  form: measureForm,
  permissions: measurePermissions,
  board: measureBoard,
  planner: measurePlanner,
  theme: measureTheme,
  size: measureSize,
  start: measureStart,
  records: measureRecords,
  lists: measureLists,
  events: measureEvents,
  api: measureApi,
  stories: measureStories,
};

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, seconds: { type: 'string', default: '20' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}; there are ${Object.keys(groups).join(', ')}.`);
  process.exit(2);
}

const bench = await openBench({ runs: Number(values.runs), seconds: Number(values.seconds) });
const rows: Row[] = [];
let hasFailed = false;
try {
  for (const [name, measure] of Object.entries(groups)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`Measuring: ${name} …`);
    try {
      rows.push(...(await measure(bench)));
    } catch (error) {
      hasFailed = true;
      console.error(error);
    }
  }
} finally {
  await bench.close();
}
printRows(rows);
process.exit(rows.every(isMet) && !hasFailed ? 0 : 1);
