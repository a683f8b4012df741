import { describe, expect, it } from 'vitest';
import { validateFiles, formatBytes } from './validateFiles.ts';

const limits = { accept: ['.csv', '.txt'], maxBytes: 10 };

function drop(name: string, size = 5, isFolder = false) {
  return { file: new File(['x'.repeat(size)], name), isFolder };
}

/** Returns the error of the first that is rejected, or the name of what is accepted. */
const errorOf = (...dropped: ReturnType<typeof drop>[]) => {
  const { files, errors } = validateFiles(dropped, limits);
  return errors[0] ?? files[0]?.name;
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
    expect(validateFiles([], limits)).toEqual({ files: [], errors: [] });
  });
});

describe('several files', () => {
  const several = { ...limits, maxCount: 3 };
  const validate = (presentCount: number, ...dropped: ReturnType<typeof drop>[]) => {
    const { files, errors } = validateFiles(dropped, several, presentCount);
    return { names: files.map(({ name }) => name), errors };
  };

  it('are taken, and each that is wrong is rejected by itself', () => {
    expect(validate(0, drop('a.csv'), drop('b.png'), drop('c.csv'), drop('d.csv', 0))).toEqual({
      names: ['a.csv', 'c.csv'],
      errors: [
        { kind: 'type', name: 'b.png' },
        { kind: 'empty', name: 'd.csv' },
      ],
    });
  });

  it('are taken as far as there is room', () => {
    expect(validate(2, drop('a.csv'), drop('b.png'), drop('c.csv'))).toEqual({
      names: ['a.csv'],
      errors: [
        { kind: 'type', name: 'b.png' },
        { kind: 'tooMany', name: 'c.csv' },
      ],
    });
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
