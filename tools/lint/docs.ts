/** What the workshop and the reports say of the packages, read from the sources: in seconds, where the test of the built workshop takes minutes. */
import { checkDocs } from '../workshop/checkDocs.ts';
import { readApi } from '../workshop/readApi.ts';
import { readDocs } from '../workshop/readDocs.ts';
import { findOldReports, reported, writeReports } from '../workshop/report.ts';

const api = readApi(reported);
const faults = checkDocs(await readDocs(api));
if (faults.length > 0) {
  console.error(`The pages of the workshop lack something:\n${faults.join('\n')}`);
  process.exitCode = 1;
}
const old = findOldReports(writeReports(api));
if (old.length > 0) {
  console.error(`What the packages export has changed: npm run api writes it down.\n${old.join('\n')}`);
  process.exitCode = 1;
}
