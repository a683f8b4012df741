import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from './install.mjs';
import { count, explain } from './reports.mjs';

const counts = (numbers: object) =>
  JSON.stringify({ passed: 0, failed: 0, skipped: 0, failures: [], ...numbers });

describe('explaining a failure', () => {
  it('puts the reasons below what failed, without colours', () => {
    expect(
      explain('a › adds', ['\u001B[31mexpected 1\u001B[39m\n\n  to be 2\n', undefined, 'and more']),
    ).toBe('a › adds\n    expected 1\n      to be 2\n    and more');
  });

  it('cuts what is long, and says so', () => {
    const lines = explain('a', [Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n')]).split(
      '\n',
    );
    expect(lines).toHaveLength(32);
    expect(lines.at(-1)).toBe('    … 70 more lines');
  });
});

describe('counting what a runner reports', () => {
  it('takes the counts of a runner that is content', () => {
    expect(count('own', counts({ passed: 3, skipped: 1 }), 0)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 1,
      failures: [],
    });
  });

  it('counts a runner that wrote nothing, or ran nothing, as a failure', () => {
    expect(count('own', undefined, 0)).toMatchObject({ failed: 1, failures: ['it wrote no report'] });
    expect(count('own', counts({ skipped: 5 }), 0)).toMatchObject({
      failed: 1,
      failures: ['it ran nothing'],
    });
  });

  it('counts a runner that failed without a failed test', () => {
    expect(count('own', counts({ passed: 3 }), 2)).toMatchObject({
      failed: 1,
      failures: ['it ended with exit code 2'],
    });
    expect(count('own', counts({ passed: 3, failed: 2 }), 1)).toMatchObject({ failed: 2 });
  });

  it('names what failed in vitest, and a file that could not be read at all', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        {
          name: join(root, 'a.test.ts'),
          status: 'failed',
          assertionResults: [{ fullName: 'adds', status: 'failed', failureMessages: ['expected 1 to be 2'] }],
        },
        { name: join(root, 'b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
        {
          name: join(root, 'c.test.ts'),
          status: 'passed',
          assertionResults: [{ fullName: 'reads', status: 'passed' }],
        },
      ],
    };
    expect(count('vitest', JSON.stringify(report), 1)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 2,
      failures: ['a.test.ts › adds\n    expected 1 to be 2', 'b.test.ts\n    no such module'],
    });
  });

  it('names what failed in Playwright, and takes what passes only at the second attempt as failed', () => {
    const failed = {
      title: 'saves',
      ok: false,
      tests: [{ results: [{ errors: [{ message: 'it is not saved' }] }] }],
    };
    const suite = { title: 'b', file: 'b.spec.ts', specs: [failed] };
    const report = {
      stats: { expected: 6, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [{ message: 'no server' }],
      suites: [
        { title: 'a', file: 'a.spec.ts', specs: [{ title: 'opens', ok: true, tests: [] }], suites: [suite] },
      ],
    };
    expect(count('playwright', JSON.stringify(report), 1)).toEqual({
      passed: 6,
      failed: 2,
      skipped: 0,
      failures: [
        'an error outside of the tests\n    no server',
        'e2e/b.spec.ts › saves\n    it is not saved',
      ],
    });
  });
});
