// `npm test`: installs what is missing and runs every check. Its last line counts them all. With `--changed [commit]`, only the tests to which
// something may have happened since.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { install, run } from './install.mjs';
import { explain, readReport, reportsFolder } from './reports.mjs';

/**
 * @typedef {import('./reports.mjs').Counts} Counts
 * @typedef {Counts & { name: string, time: string }} Result
 * @typedef {{ name: string, script: string }} Check
 * @typedef {Check & { report: import('./changed/selectTests.ts').Stage, format: keyof typeof import('./reports.mjs').formats }} Runner
 */

/** Each counts as one, as do the checks. They write what other stages read. */
const builds = [
  { name: 'types', script: 'typecheck' },
  { name: 'build', script: 'build' },
];

const checks = [
  { name: 'lint', script: 'lint' },
  { name: 'format', script: 'format:check' },
  { name: 'boundaries', script: 'boundaries' },
  { name: 'dead code', script: 'deadcode' },
];

/** They count their tests themselves, and use one core. */
const narrow = /** @type {Runner[]} */ ([
  { name: 'packages', script: 'test:packages', report: 'packages', format: 'vitest' },
  { name: 'generators', script: 'test:generators', report: 'generators', format: 'vitest' },
]);

const unit = /** @type {Runner} */ ({ name: 'unit', script: 'test:unit', report: 'unit', format: 'vitest' });

/** They count their tests themselves, and use every core. */
const wide = /** @type {Runner[]} */ ([
  { name: 'API', script: 'test:api', report: 'api', format: 'vitest' },
  { name: 'stories', script: 'test:stories', report: 'stories', format: 'own' },
]);

/** They use every core, and have them alone: what is slow for a moment is seen there. */
const journeys = /** @type {Runner} */ ({
  name: 'journeys',
  script: 'test:e2e',
  report: 'journeys',
  format: 'playwright',
});

const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const began = Date.now();
/** @type {Result[]} */
const results = [];
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (isStopped = true));

rmSync(reportsFolder, { recursive: true, force: true });
if ((await install()) !== 0) {
  note({ name: 'install', script: '' }, began, { passed: 0, failed: 1, skipped: 0, failures: [] });
  finish();
}
const selection = values.changed ? await selectChanged(positionals[0]) : undefined;
await run('node', ['tools/browser.ts']);

const isAffected = (/** @type {Runner} */ { report }) =>
  selection === undefined || selection[report].length > 0;

// What uses one core has what those leave that use all: while they wait for a database or a page.
const built = runEach(builds, runQuietly);
const beside = built.then(() =>
  runEach([...checks, ...narrow.filter(isAffected)], (one) => runQuietly(one, true)),
);
await runEach([unit].filter(isAffected), runAloud);
await built;
await runEach(wide.filter(isAffected), runAloud);
await beside;
await runEach([journeys].filter(isAffected), runAloud);
finish();

/**
 * @template {Check} Kind
 * @param {readonly Kind[]} all
 * @param {(one: Kind) => Promise<void>} runOne
 */
async function runEach(all, runOne) {
  for (const one of all) {
    if (isStopped) process.exit(130);
    await runOne(one);
  }
}

/**
 * Runs a check whose output is shown only when it fails.
 * @param {Check | Runner} check
 * @param {boolean} [isBackground] leaves the cores to what runs beside it
 */
async function runQuietly(check, isBackground = false) {
  const since = Date.now();
  let output = '';
  const read = (/** @type {import('node:stream').Readable} */ stream) =>
    stream.on('data', (chunk) => (output += chunk));
  const code = await run(
    'npm',
    ['run', '--silent', check.script, '--', ...argumentsOf(check)],
    read,
    isBackground,
  );
  const counts =
    'report' in check ? readReport(check.report, check.format, code) : countCheck(check, code, output);
  const result = note(check, since, counts);
  console.log(`${result.failed === 0 ? '✓' : '✗'} ${check.name} (${result.time})`);
  if (result.failed > 0) console.log(indent(output));
}

/** @param {Runner} runner */
async function runAloud(runner) {
  console.log(`\n── ${runner.name}`);
  const since = Date.now();
  const code = await run('npm', ['run', '--silent', runner.script, '--', ...argumentsOf(runner)]);
  note(runner, since, readReport(runner.report, runner.format, code));
}

/**
 * @param {Check} check
 * @param {number} code
 * @param {string} output
 * @returns {Counts}
 */
function countCheck({ script }, code, output) {
  if (code === 0) return { passed: 1, failed: 0, skipped: 0, failures: [] };
  return { passed: 0, failed: 1, skipped: 0, failures: [explain(`npm run ${script}`, [output])] };
}

/**
 * @param {Check} check
 * @param {number} since
 * @param {Counts} counts
 */
function note({ name }, since, counts) {
  const result = { ...counts, name, time: seconds(since) };
  results.push(result);
  return result;
}

/**
 * What a runner is told: where its report goes, and which files run if not all do.
 * @param {Check | Runner} check
 */
function argumentsOf(check) {
  if (!('report' in check)) return [];
  const { report, format } = check;
  const files = selection?.[report] ?? 'all';
  const output = `--outputFile.json=${join(reportsFolder, `${report}.json`)}`;
  return [
    ...(format === 'vitest' ? ['--reporter=default', '--reporter=json', output] : []),
    ...(files === 'all' ? [] : files),
  ];
}

/**
 * Selects what runs after a change; where that is not known, nothing does.
 * @param {string | undefined} commit
 * @returns {Promise<import('./changed/selectTests.ts').Selection>}
 */
async function selectChanged(commit) {
  const since = Date.now();
  let output = '';
  const code = await run('node', ['tools/changed.ts', ...(commit === undefined ? [] : [commit])], (stream) =>
    stream.on('data', (chunk) => (output += chunk)),
  );
  if (code === 0)
    return /** @type {import('./changed/selectTests.ts').Selection} */ (
      JSON.parse(output.trimEnd().split('\n').at(-1) ?? '')
    );
  note({ name: 'changes', script: '' }, since, { passed: 0, failed: 1, skipped: 0, failures: [output] });
  return finish();
}

/** @returns {never} */
function finish() {
  const order = [...builds, ...checks, unit, ...narrow, ...wide, journeys].map(({ name }) => name);
  results.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((total, counts) => total + counts[key], 0);
  console.log(`\n── All checks (${seconds(began)})`);
  for (const counts of results) {
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
