import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { run } from '../../tools/install.mjs';
import { reportsFolder } from '../../tools/reports.mjs';
import type { Group } from '../bench.ts';

interface Report {
  passed: number;
  failed: number;
  seconds?: number;
}

const file = join(reportsFolder, 'stories.json');

function readReport(): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

/** Reads from the report of the last run of the stories how long one takes, and runs them where there is none (docs/benchmarks.md, stories). */
export const measureStories: Group = async () => {
  if (readReport()?.seconds === undefined) await run('npm', ['run', '--silent', 'test:stories']);
  const { passed = 0, failed = 0, seconds = NaN } = readReport() ?? {};
  return [
    {
      what: `Storybook in the test runner: a story, of ${passed + failed}`,
      unit: 's',
      measured: seconds / (passed + failed),
      budget: 1,
    },
  ];
};
