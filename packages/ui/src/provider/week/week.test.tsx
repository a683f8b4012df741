import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BureauProvider } from '../BureauProvider/index.ts';
import { localFirstDayOfWeek, useFirstDayOfWeek, weekdays } from './index.ts';

function FirstDay() {
  return <p>{weekdays[useFirstDayOfWeek()]}</p>;
}

const noNavigation = () => undefined;

it('weeks begin on the day that the application says', () => {
  render(
    <BureauProvider locale="de" navigate={noNavigation} firstDayOfWeek={6}>
      <FirstDay />
    </BureauProvider>,
  );
  expect(screen.getByText('sat')).toBeDefined();
});

it('weeks begin as they do where the language is spoken when it says nothing', () => {
  render(
    <BureauProvider locale="de" navigate={noNavigation}>
      <FirstDay />
    </BureauProvider>,
  );
  expect(screen.getByText('mon')).toBeDefined();
  expect(localFirstDayOfWeek('de')).toBe(1);
});
