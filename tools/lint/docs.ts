/** What the pages of the workshop say, read from the sources: in seconds, where the test of the built workshop takes minutes. */
import { checkDocs } from '../workshop/checkDocs.ts';
import { readDocs } from '../workshop/readDocs.ts';

const faults = checkDocs(readDocs());
if (faults.length > 0) {
  console.error(`The pages of the workshop lack something:\n${faults.join('\n')}`);
  process.exitCode = 1;
}
