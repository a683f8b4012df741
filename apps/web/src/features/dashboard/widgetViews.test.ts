import { dashboardGrid } from '@bureau/contract';
import { widgetGridLimits } from '@bureau/ui';
import { describe, expect, it } from 'vitest';
import { widgetViews } from './widgetViews.ts';

describe('the sizes of widgets', () => {
  it('are within the same limits on the screen and on the server', () => {
    expect(widgetGridLimits).toEqual(dashboardGrid);
    for (const { size } of Object.values(widgetViews)) {
      expect(size.columns).toBeGreaterThanOrEqual(dashboardGrid.leastColumns);
      expect(size.columns).toBeLessThanOrEqual(dashboardGrid.columns);
      expect(size.rows).toBeLessThanOrEqual(dashboardGrid.rows);
    }
  });
});
