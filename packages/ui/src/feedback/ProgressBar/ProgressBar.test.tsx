import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announce } from '../../provider/announcer/index.ts';
import { ProgressBar } from './ProgressBar.tsx';

vi.mock(import('../../provider/announcer/index.ts'), { spy: true });

const said = () => vi.mocked(announce).mock.calls.map(([text]) => text);

describe('somebody who listens to a progress bar', () => {
  beforeEach(() => vi.clearAllMocks());

  it('hears the beginning and each quarter, and not every row', () => {
    const { rerender } = render(<ProgressBar label="Importing" value={0} max={40} />);
    for (let row = 1; row <= 40; row += 1) {
      rerender(<ProgressBar label="Importing" value={row} max={40} />);
    }
    expect(said()).toEqual([
      'Importing',
      'Importing: 25%',
      'Importing: 50%',
      'Importing: 75%',
      'Importing: 100%',
    ]);
  });

  it('hears what goes on when nobody knows how far it is', () => {
    const { rerender } = render(<ProgressBar label="Reading the file" />);
    rerender(<ProgressBar label="Reading the file" />);
    expect(said()).toEqual(['Reading the file']);
  });
});
