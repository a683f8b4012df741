import { describe, expect, it } from 'vitest';
import { columnTracks, leastTableWidth, stickyWidth } from './columns.ts';

describe('the widths of columns', () => {
  it('fixes some and shares the rest', () => {
    expect(columnTracks([{ width: 80 }, { minWidth: 200, grow: 2 }, {}])).toBe(
      '80px minmax(200px, 2fr) minmax(120px, 1fr)',
    );
  });

  it('lets the last column take what is left when all are fixed', () => {
    expect(columnTracks([{ width: 80 }, { width: 100 }])).toBe('80px minmax(100px, 1fr)');
  });

  it('leaves room beside the row header on a narrow screen', () => {
    const columns = [{ width: 80 }, { minWidth: 320, isRowHeader: true }];
    expect(columnTracks(columns)).toBe('80px minmax(min(320px, 55vw), 1fr)');
    expect(leastTableWidth(columns)).toBe('calc(80px + min(320px, 55vw))');
    expect(stickyWidth(columns)).toBe('min(320px, 55vw)');
  });

  it('copes with a table without columns', () => {
    expect(leastTableWidth([])).toBe('calc(0px)');
    expect(stickyWidth([])).toBe('0px');
  });
});
