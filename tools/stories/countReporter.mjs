import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { reportsFolder } from '../reports.mjs';

/** Writes what the test runner has counted; its own option for that takes no path. */
export default class CountReporter {
  /**
   * @param {unknown} _contexts
   * @param {object} results
   */
  onRunComplete(_contexts, results) {
    mkdirSync(reportsFolder, { recursive: true });
    writeFileSync(join(reportsFolder, 'stories.json'), JSON.stringify(results));
  }
}
