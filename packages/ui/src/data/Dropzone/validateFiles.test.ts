import { describe, expect, it } from 'vitest';
import { validateFiles, formatBytes } from './validateFiles.ts';

const limits = { accept: ['.csv', '.txt'], maxBytes: 10 };

function drop(name: string, size = 5, isFolder = false) {
  return { file: new File(['x'.repeat(size)], name), isFolder };
}

const errorOf = (...dropped: ReturnType<typeof drop>[]) => {
  const checked = validateFiles(dropped, limits);
  return checked && 'error' in checked ? checked.error : checked?.file.name;
};

describe('a file that is dropped', () => {
  it('is taken when its name ends as wanted, in any case', () => {
    expect(errorOf(drop('tasks.csv'))).toBe('tasks.csv');
    expect(errorOf(drop('TASKS.CSV'))).toBe('TASKS.CSV');
  });

  it('is taken up to the limit, and refused with its size above', () => {
    expect(errorOf(drop('tasks.csv', 10))).toBe('tasks.csv');
    expect(errorOf(drop('tasks.csv', 11))).toEqual({ kind: 'tooLarge', name: 'tasks.csv', size: 11 });
  });

  it('is refused when it is empty, of another type or a folder', () => {
    expect(errorOf(drop('tasks.csv', 0))).toEqual({ kind: 'empty', name: 'tasks.csv' });
    expect(errorOf(drop('tasks.csv.exe'))).toEqual({ kind: 'type', name: 'tasks.csv.exe' });
    expect(errorOf(drop('csv'))).toEqual({ kind: 'type', name: 'csv' });
    expect(errorOf(drop('tasks.csv', 4, true))).toEqual({ kind: 'folder', name: 'tasks.csv' });
  });

  it('is refused in company, whatever the others are', () => {
    expect(errorOf(drop('a.csv'), drop('b.csv'))).toEqual({ kind: 'several' });
    expect(errorOf(drop('a.csv'), drop('folder', 4, true))).toEqual({ kind: 'several' });
  });

  it('is nothing when nothing is dropped', () => {
    expect(validateFiles([], limits)).toBeUndefined();
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
  expect(formatBytes(bytes, 'en')).toBe(text);
});
