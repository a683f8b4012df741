import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AreaChart } from './AreaChart.tsx';

const series = [{ id: 'made', label: 'Made' }];
const texts = { label: 'Hours', summary: 'Nothing changed.', pointsLabel: 'Month', series };
const pointOf = (value: number) => ({ id: '1', label: 'March', values: [{ value }] });

/** Returns what is cut of the area of each series. */
const shapesOf = (element: HTMLElement) =>
  Array.from(element.querySelectorAll<HTMLElement>('div[data-pattern]'), ({ style }) =>
    style.getPropertyValue('--shape'),
  ).filter((shape) => shape !== '');

it('nothing is filled where there is no point', () => {
  const { container } = render(<AreaChart {...texts} points={[]} />);
  expect(container.querySelectorAll('div[data-pattern]')).toHaveLength(0);
});

it('a point that is alone can be seen', () => {
  const { container } = render(<AreaChart {...texts} points={[pointOf(10)]} />);
  expect(shapesOf(container)).toEqual(['polygon(0% 0%, 100% 0%, 100% 100%, 0% 100%)']);
});
