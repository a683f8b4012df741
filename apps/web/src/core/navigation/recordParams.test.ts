import { expect, it } from 'vitest';
import { withoutRecord } from './recordParams.ts';

it.each([
  ['', ''],
  ['?tab=planner&zoom=month', ''],
  ['?q=a%20b&tab=planner&sort=title&plan=table&lanes=priority', '?q=a%20b&sort=title'],
])('takes what an address says of the record away: %s', (search, rest) => {
  expect(withoutRecord(search)).toBe(rest);
});
