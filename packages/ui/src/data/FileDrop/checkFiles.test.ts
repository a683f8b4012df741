import { describe, expect, it } from 'vitest';
import { checkFiles, writeBytes } from './checkFiles.ts';

const limits = { accept: ['.csv', '.txt'], maxBytes: 10 };

function offer(name: string, size = 5, isFolder = false) {
  return { file: new File(['x'.repeat(size)], name), isFolder };
}

const problemOf = (...offered: ReturnType<typeof offer>[]) => {
  const checked = checkFiles(offered, limits);
  return checked && 'problem' in checked ? checked.problem : checked?.file.name;
};

describe('a file that is offered', () => {
  it('is taken when its name ends as wanted, in any case', () => {
    expect(problemOf(offer('tasks.csv'))).toBe('tasks.csv');
    expect(problemOf(offer('TASKS.CSV'))).toBe('TASKS.CSV');
  });

  it('is taken up to the limit, and refused with its size above', () => {
    expect(problemOf(offer('tasks.csv', 10))).toBe('tasks.csv');
    expect(problemOf(offer('tasks.csv', 11))).toEqual({ kind: 'tooLarge', name: 'tasks.csv', size: 11 });
  });

  it('is refused when it is empty, of another type or a folder', () => {
    expect(problemOf(offer('tasks.csv', 0))).toEqual({ kind: 'empty', name: 'tasks.csv' });
    expect(problemOf(offer('tasks.csv.exe'))).toEqual({ kind: 'type', name: 'tasks.csv.exe' });
    expect(problemOf(offer('csv'))).toEqual({ kind: 'type', name: 'csv' });
    expect(problemOf(offer('tasks.csv', 4, true))).toEqual({ kind: 'folder', name: 'tasks.csv' });
  });

  it('is refused in company, whatever the others are', () => {
    expect(problemOf(offer('a.csv'), offer('b.csv'))).toEqual({ kind: 'several' });
    expect(problemOf(offer('a.csv'), offer('folder', 4, true))).toEqual({ kind: 'several' });
  });

  it('is nothing when nothing is offered', () => {
    expect(checkFiles([], limits)).toBeUndefined();
  });
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [52_428_800, '50 MB'],
  [209_715_200, '200 MB'],
  [1_610_612_736, '1.5 GB'],
])('writes %d bytes as "%s"', (bytes, text) => {
  expect(writeBytes(bytes, 'en')).toBe(text);
});
