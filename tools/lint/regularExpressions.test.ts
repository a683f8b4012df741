import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findExpressions, findSlowness } from './regularExpressions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync(['apps/api/src/**/*.ts', 'packages/{contract,values}/src/**/*.ts'], { cwd: root })
  .filter((file) => !/\.test\.ts$|[\\/]testing[\\/]/.test(file))
  .map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')] as const);

describe('an attacker who sends long texts', () => {
  it('finds every regular expression of the API, the contract and the values linear in time', () => {
    const expressions = sources.flatMap(([file, code]) =>
      findExpressions(file, code).map((expression) => ({ file, expression })),
    );
    expect(expressions.length).toBeGreaterThan(100);
    const slow = expressions.flatMap(({ file, expression }) => {
      const text = findSlowness(expression);
      return text === null ? [] : [`${file} ${String(expression)} ${text}`];
    });
    expect(slow).toEqual([]);
  });

  it('finds none that is put together from what somebody has sent', () => {
    const made = sources.filter(([, code]) => /\bRegExp\(/.test(code)).map(([file]) => file);
    // These put constants together. Look at what another one is made of before it is added.
    expect(made.sort()).toEqual([
      'packages/values/src/date/readDate.ts',
      'packages/values/src/numbers/numbers.ts',
      'packages/values/src/patterns/patterns.ts',
    ]);
  });

  it.each([/^(\w+\s?)*$/, /\s+$/, /<[^>]*>/g])('would find %s', (expression) => {
    expect(findSlowness(expression)).not.toBeNull();
  });
});
