type Holiday = readonly [
  name: string,
  start: string,
  end: string | null,
  isYearly: boolean,
  country: string,
  department: string | null,
];

/** Lists the days of a year on which nobody works, by month and day. */
const days: readonly Holiday[] = [
  ['New Year’s Day', '01-01', null, true, '', null],
  ['Epiphany', '01-06', null, true, 'Spain', null],
  ['King’s Day', '04-27', null, true, 'Netherlands', null],
  ['Labour Day', '05-01', null, true, '', null],
  ['Design retreat', '06-11', '06-12', false, '', 'Design'],
  ['National Day', '07-14', null, true, 'France', null],
  ['Summer closing', '08-10', '08-14', false, '', 'Operations'],
  ['Assumption Day', '08-15', null, true, 'Italy', null],
  ['German Unity Day', '10-03', null, true, 'Germany', null],
  ['All Saints’ Day', '11-01', null, true, '', null],
  ['Christmas', '12-25', '12-26', true, '', null],
  ['Between the years', '12-28', '12-31', false, '', null],
];

/** Returns the holidays of a year. */
export const holidayRowsOf = (year: number, departmentIds: ReadonlyMap<string, number>) =>
  days.map(([name, start, end, isYearly, country, department]) => ({
    name,
    start_date: `${year}-${start}`,
    end_date: end === null ? null : `${year}-${end}`,
    is_yearly: isYearly,
    country,
    department_id: department === null ? null : (departmentIds.get(department) ?? null),
  }));

const usual = {
  is_paid: true,
  unit: 'day',
  approval: 'manager',
  yearly_allowance: null,
  accrual: 'yearly',
  carry_over_limit: null,
  carry_over_months: null,
  needs_document: false,
  may_be_negative: false,
} as const;

/** Lists the reasons for which people are away. */
export const leaveTypeRows = [
  { ...usual, name: 'Unpaid leave', color: null, is_paid: false },
  {
    ...usual,
    name: 'Annual leave',
    color: '#2a6f97',
    yearly_allowance: 27,
    carry_over_limit: 5,
    carry_over_months: 3,
  },
  { ...usual, name: 'Sick leave', color: '#b23a48', approval: 'none', needs_document: true },
  { ...usual, name: 'Parental leave', color: '#6a4c93', needs_document: true },
  {
    ...usual,
    name: 'Time off in lieu',
    color: '#3a7d44',
    unit: 'hour',
    accrual: 'monthly',
    may_be_negative: true,
  },
  { ...usual, name: 'Training', color: '#c77d0a', yearly_allowance: 5 },
] as const;
