// Reads what every runner has counted, and why tests have failed, for the last lines of `npm test`.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { root } from './install.mjs';

export const reportsFolder = join(root, 'node_modules', '.cache', 'bureau', 'reports');

/** How many lines of a message are repeated; the whole of it stands above. */
const mostLines = 30;

/**
 * Returns what failed with the reasons below it, without colours, each cut to so many lines.
 * @param {string} title
 * @param {readonly (string | undefined)[]} reasons
 */
export function explain(title, reasons) {
  const parts = reasons.flatMap((reason) => {
    const lines = stripVTControlCharacters(reason ?? '')
      .trim()
      .split('\n');
    const rest = lines.length - mostLines;
    const shown = lines.slice(0, mostLines).map((line) => `    ${line}`.trimEnd());
    return rest > 0 ? [...shown, `    … ${rest} more lines`] : shown;
  });
  return [title, ...parts.filter((line) => line !== '')].join('\n');
}

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} JestTest
 * @typedef {{ name: string, status?: string, message?: string, assertionResults: JestTest[] }} JestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: JestFile[] }} JestReport
 * @typedef {{ title: string, file: string, specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ title: string, ok: boolean, tests: { results: { errors: { message?: string }[] }[] }[] }} PlaywrightSpec
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} PlaywrightStats
 * @typedef {{ stats: PlaywrightStats, suites: PlaywrightSuite[], errors: { message?: string }[] }} PlaywrightReport
 */

/** @type {Record<'vitest' | 'playwright' | 'own', (report: any) => Counts>} */
export const formats = {
  own: (/** @type {Counts} */ report) => report,

  vitest: (/** @type {JestReport} */ report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      const name = relative(root, file.name);
      if (failed.length === 0) return file.status === 'failed' ? [explain(name, [file.message])] : [];
      return failed.map(({ fullName, failureMessages = [] }) =>
        explain(`${name} › ${fullName}`, failureMessages),
      );
    }),
  }),

  playwright: (/** @type {PlaywrightReport} */ { stats, suites, errors }) => ({
    passed: stats.expected,
    // A test that passes only at the second attempt has failed.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => explain('an error outside of the tests', [message])),
      ...suites.flatMap(failedSpecs),
    ],
  }),
};

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failedSpecs({ file, specs, suites = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return explain(
        `e2e/${file} › ${title}`,
        errors.map(({ message }) => message),
      );
    });
  return [...failed, ...suites.flatMap(failedSpecs)];
}

/**
 * Counts what a report says. One that is missing, that counts nothing, or that knows of no failure although the runner failed, is itself
 * counted as a failure.
 * @param {keyof typeof formats} format
 * @param {string | undefined} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function count(format, report, exitCode) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0, failures: ['it wrote no report'] };
  const counts = formats[format](JSON.parse(report));
  const isEmpty = counts.passed + counts.failed === 0;
  if (!isEmpty && (exitCode === 0 || counts.failed > 0)) return counts;
  const reason = isEmpty ? 'it ran nothing' : `it ended with exit code ${exitCode}`;
  return { ...counts, failed: counts.failed + 1, failures: [...counts.failures, reason] };
}

/**
 * Counts what a runner has written.
 * @param {string} name
 * @param {keyof typeof formats} format
 * @param {number} exitCode
 */
export function readReport(name, format, exitCode) {
  const file = join(reportsFolder, `${name}.json`);
  return count(format, existsSync(file) ? readFileSync(file, 'utf8') : undefined, exitCode);
}
