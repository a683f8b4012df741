import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root } from '../install.mjs';
import { explain, reportsFolder } from '../reports.mjs';

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} Test
 * @typedef {{ testFilePath: string, testExecError?: { message?: string }, testResults: Test[] }} File
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, startTime: number, testResults: File[] }} Results
 */

const report = join(reportsFolder, 'stories.json');

/** Writes what the test runner has counted, and why stories have failed; its own option for that takes no path. */
export default class CountReporter {
  /**
   * @param {unknown} _contexts
   * @param {Results} results
   */
  onRunComplete(_contexts, results) {
    const failures = results.testResults.flatMap((file) => {
      const name = relative(root, file.testFilePath);
      const failed = file.testResults.filter(({ status }) => status === 'failed');
      if (file.testExecError) return [explain(name, [file.testExecError.message])];
      return failed.map(({ fullName, failureMessages }) => explain(`${name} › ${fullName}`, failureMessages));
    });
    const counts = {
      passed: results.numPassedTests,
      failed: results.numFailedTests,
      skipped: results.numPendingTests + results.numTodoTests,
      failures,
      seconds: (Date.now() - results.startTime) / 1000,
    };
    mkdirSync(reportsFolder, { recursive: true });
    writeFileSync(report, JSON.stringify(counts));
  }
}

/**
 * Adds to the report what was found wrong beside the stories.
 * @param {readonly string[]} failures
 */
export function reportFailures(failures) {
  const counts = /** @type {import('../reports.mjs').Counts} */ (JSON.parse(readFileSync(report, 'utf8')));
  counts.failed += failures.length;
  counts.failures.push(...failures);
  writeFileSync(report, JSON.stringify(counts));
}
