import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilterBar } from '../../data/FilterBar/index.ts';
import { BureauProvider } from '../../provider/index.ts';
import { MultiSelect } from '../MultiSelect/index.ts';
import { Select } from '../Select/index.ts';
import type { SelectOption } from './options.ts';

beforeEach(() => {
  // not in jsdom
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface OfferedProps {
  readonly options: readonly SelectOption<number>[];
  readonly isLoading: boolean;
  readonly onRetry: (() => void) | undefined;
}

const inputs: Record<string, ComponentType<OfferedProps>> = {
  Select: (props) => <Select aria-label="Project" {...props} />,
  MultiSelect: (props) => <MultiSelect aria-label="Project" {...props} />,
  FilterBar: (props) => (
    <FilterBar
      filters={[{ kind: 'choice', id: 'project', label: 'Project', ...props }]}
      values={{ project: [1] }}
      onChange={() => undefined}
    />
  ),
};

const options = [
  { id: 1, label: 'Office move' },
  { id: 2, label: 'Payroll' },
];

const failure = 'The options could not be loaded.';
const again = () => screen.findByRole('button', { name: /^Try again/ });

describe.each(Object.entries(inputs))('%s whose options could not be loaded', (_, Input) => {
  /** Shows options that fail until they are there; the function that it gives ends the attempt that was begun. */
  function show(known: readonly SelectOption<number>[]) {
    const onRetry = () => update('loading');
    const draw = (state: 'failed' | 'loading' | 'there') => (
      <BureauProvider locale="en" navigate={() => undefined}>
        <Input
          options={state === 'there' ? options : known}
          isLoading={state === 'loading'}
          onRetry={state === 'there' ? undefined : onRetry}
        />
      </BureauProvider>
    );
    const { rerender } = render(draw('failed'));
    const update = (state: 'failed' | 'loading' | 'there') => rerender(draw(state));
    return update;
  }

  async function open(user: UserEvent) {
    screen.getByRole('button', { name: /^(?:Choose… )?Project/ }).focus();
    await user.keyboard('{Enter}');
  }

  it('says so, and tries again by the keyboard until they are there', async () => {
    const user = userEvent.setup();
    const end = show([]);
    await open(user);
    expect(await screen.findByText(failure)).toBeTruthy();
    expect(screen.queryByText(/No options match|No matches/)).toBeNull();
    expect(document.activeElement).toBe(await again());
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Loading options…/)).toBeTruthy();
    expect(screen.queryByText(failure)).toBeNull();
    expect(document.activeElement).toBe(await again());
    end('failed');
    expect(await screen.findByText(failure)).toBeTruthy();
    expect(document.activeElement).toBe(await again());
    await user.keyboard('{Enter}');
    await screen.findByText(/Loading options…/);
    end('there');
    const first = await screen.findByRole('option', { name: 'Office move' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(screen.queryByText(failure)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  });

  it('offers what is known meanwhile', async () => {
    const user = userEvent.setup();
    const end = show(options.slice(0, 1));
    await open(user);
    await screen.findByRole('option', { name: 'Office move' });
    await waitFor(() => expect(screen.getByRole('listbox').contains(document.activeElement)).toBe(true));
    expect(screen.getByText(failure)).toBeTruthy();
    (await again()).focus();
    await user.keyboard('{Enter}');
    await screen.findByText(/Loading options…/);
    end('there');
    await screen.findByRole('option', { name: 'Payroll' });
    await waitFor(() => expect(screen.getByRole('listbox').contains(document.activeElement)).toBe(true));
  });
});
