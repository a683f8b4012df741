import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root } from '../install.mjs';
import { explain, reportsFolder } from '../reports.mjs';

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} Test
 * @typedef {{ testFilePath: string, testExecError?: { message?: string }, testResults: Test[] }} File
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, startTime: number, testResults: File[] }} Results
 */

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
    writeFileSync(join(reportsFolder, 'stories.json'), JSON.stringify(counts));
  }
}
