// `npm test`: installs what is missing and runs every check. Its last line counts them all.
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { install, run } from './install.mjs';
import { explain, readReport, reportsFolder } from './reports.mjs';

/**
 * @typedef {import('./reports.mjs').Counts} Counts
 * @typedef {Counts & { name: string, time: string }} Result
 * @typedef {{ name: string, script: string }} Check
 * @typedef {Check & { report: string, format: keyof typeof import('./reports.mjs').formats, args?: string[] }} Runner
 */

/** Each counts as one; they run two at a time. */
const checks = [
  { name: 'format', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'typecheck' },
  { name: 'boundaries', script: 'boundaries' },
  { name: 'dead code', script: 'deadcode' },
];

const build = { name: 'build', script: 'build' };

/** They count their tests themselves and use every core, so they run one after the other. */
const runners = /** @type {Runner[]} */ ([
  { name: 'unit', script: 'test:unit', report: 'unit', format: 'vitest', args: vitestReport('unit') },
  { name: 'API', script: 'test:api', report: 'api', format: 'vitest', args: vitestReport('api') },
  {
    name: 'packages',
    script: 'test:packages',
    report: 'packages',
    format: 'vitest',
    args: vitestReport('packages'),
  },
  {
    name: 'generators',
    script: 'test:generators',
    report: 'generators',
    format: 'vitest',
    args: vitestReport('generators'),
  },
  { name: 'stories', script: 'test:stories', report: 'stories', format: 'own' },
  { name: 'journeys', script: 'test:e2e', report: 'e2e', format: 'playwright' },
]);

const began = Date.now();
/** @type {Result[]} */
const results = [];
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (isStopped = true));

rmSync(reportsFolder, { recursive: true, force: true });
if ((await install()) !== 0)
  finish([{ name: 'install', passed: 0, failed: 1, skipped: 0, failures: [], time: seconds(began) }]);
await run('node', ['tools/browser.ts']);

const waiting = [...checks];
await Promise.all([runWaiting(), runWaiting()]);
await runCheck(build);
for (const runner of runners) await runRunner(runner);
finish(results);

async function runWaiting() {
  for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check);
}

/**
 * Runs a check; its output is shown only when it fails.
 * @param {Check} check
 */
async function runCheck({ name, script }) {
  if (isStopped) process.exit(130);
  const since = Date.now();
  let output = '';
  const code = await run('npm', ['run', '--silent', script], (stream) =>
    stream.on('data', (chunk) => (output += chunk)),
  );
  const isPassed = code === 0;
  const time = seconds(since);
  const failures = isPassed ? [] : [explain(`npm run ${script}`, [output])];
  results.push({ name, passed: isPassed ? 1 : 0, failed: failures.length, skipped: 0, failures, time });
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${time})`);
  if (!isPassed) console.log(indent(output));
}

/** @param {Runner} runner */
async function runRunner({ name, script, report, format, args = [] }) {
  if (isStopped) process.exit(130);
  console.log(`\n── ${name}`);
  const since = Date.now();
  const code = await run('npm', ['run', '--silent', script, '--', ...args]);
  results.push({ name, ...readReport(report, format, code), time: seconds(since) });
}

/** @param {string} name */
function vitestReport(name) {
  return [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reportsFolder, `${name}.json`)}`,
  ];
}

/**
 * @param {Result[]} all
 * @returns {never}
 */
function finish(all) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    all.reduce((total, counts) => total + counts[key], 0);
  console.log(`\n── All checks (${seconds(began)})`);
  for (const counts of all) {
    console.log(`${counts.failed === 0 ? '✓' : '✗'} ${counts.name}: ${line(counts)} (${counts.time})`);
    if (counts.failures.length > 0) console.log(indent(counts.failures.join('\n')));
  }
  console.log(`\n${line({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') })}`);
  process.exit(sum('failed') === 0 ? 0 : 1);
}

/** @param {{ passed: number, failed: number, skipped: number }} counts */
function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** @param {number} since */
function seconds(since) {
  return `${Math.round((Date.now() - since) / 1000)} s`;
}

/** @param {string} text */
function indent(text) {
  return text.trimEnd().replaceAll(/^/gm, '    ');
}
