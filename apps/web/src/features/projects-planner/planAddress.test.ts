import { planner } from '@bureau/contract';
import { describe, expect, it } from 'vitest';
import { readPlanAddress, requestedFilter, writePlanAddress } from './planAddress.ts';

const today = '2026-03-17';
const read = (search: string) => readPlanAddress(planner.listSpec, new URLSearchParams(search), today);
const again = (search: string) => new URLSearchParams(writePlanAddress(read(search), today)).toString();

describe('the address of a plan', () => {
  it('shows what is open around today where it says nothing', () => {
    expect(read('')).toEqual({
      filter: { status: [1, 2, 3] },
      from: '2025-12-15',
      to: '2027-03-18',
      zoom: undefined,
      view: 'timeline',
    });
    expect(again('')).toBe('');
  });

  it.each([
    'q=pier&filter%5Bclient_id%5D=2&from=2026-01-01&to=2026-06-30&zoom=month&as=table',
    'filter%5Bstatus%5D=5&sort=-due_date',
    'filter%5Bstatus%5D=1%2C2%2C3%2C4%2C5&zoom=day',
  ])('brings back what is seen: %s', (search) => {
    expect(again(search)).toBe(search);
  });

  it('leaves out what it does not know, and a period that ends before it begins', () => {
    expect(again('from=2026-06-01&to=2026-01-01&zoom=decade&filter%5Bcolour%5D=1')).toBe('');
  });

  it('asks for projects of every status by no filter, and says so', () => {
    const all = read('filter[status]=1,2,3,4,5');
    expect(requestedFilter(all)).toEqual({});
    expect(requestedFilter(read(''))).toEqual({ status: [1, 2, 3] });
    expect(writePlanAddress({ ...all, filter: {} }, today)).toEqual([['filter[status]', '1,2,3,4,5']]);
  });
});
