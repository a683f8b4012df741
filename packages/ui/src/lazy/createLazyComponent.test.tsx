import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLazyComponent, type FallbackProps } from './createLazyComponent.tsx';

afterEach(cleanup);

interface GreetingProps {
  readonly name: string;
}

const Greeting = ({ name }: GreetingProps) => <p>Hello, {name}</p>;

const Fallback = ({ name, error, failures, retry }: GreetingProps & FallbackProps) => (
  <>
    <p>{`No greeting for ${name}: ${String(error)} (${failures})`}</p>
    <button onClick={retry}>Retry</button>
  </>
);

/** Makes a component whose code comes, or does not, when the test says so. */
function create() {
  const load = vi.fn<() => Promise<ComponentType<GreetingProps>>>();
  let answer = Promise.withResolvers<ComponentType<GreetingProps>>();
  load.mockImplementation(() => {
    answer = Promise.withResolvers();
    return answer.promise;
  });
  const { Component, preload } = createLazyComponent(load, Fallback);
  const Page = ({ name }: GreetingProps) => (
    <Suspense fallback={<p>Loading</p>}>
      <Component name={name} />
    </Suspense>
  );
  return {
    load,
    preload,
    Page,
    show: (name: string) => act(async () => render(<Page name={name} />)),
    fail: (message: string) => act(async () => answer.reject(new Error(message))),
    come: () => act(async () => answer.resolve(Greeting)),
  };
}

const retry = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
/** Returns the visible elements; React keeps what suspends again in the page, but hidden. */
const shown = () =>
  Array.from(document.querySelectorAll('p'))
    .filter(({ style }) => style.display !== 'none')
    .map(({ textContent }) => textContent)
    .join(' | ');

describe('a component whose code is loaded when it is shown', () => {
  it('is shown once its code is here, and at once from then on', async () => {
    const { load, Page, show, come } = create();
    expect(load).not.toHaveBeenCalled();
    const { unmount } = await show('Ada');
    expect(shown()).toBe('Loading');
    await come();
    expect(shown()).toBe('Hello, Ada');
    unmount();
    render(<Page name="Marta" />);
    expect(shown()).toBe('Hello, Marta');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is shown at once where its code was loaded ahead', async () => {
    const { load, preload, Page, come } = create();
    const loading = preload();
    await come();
    await loading;
    render(<Page name="Ada" />);
    expect(shown()).toBe('Hello, Ada');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is replaced by what says so while its code cannot be had, and shown when it can', async () => {
    const { load, show, fail, come } = create();
    await show('Ada');
    await fail('offline');
    expect(shown()).toBe('No greeting for Ada: Error: offline (1)');
    await retry();
    expect(shown()).toBe('Loading');
    await fail('still offline');
    expect(shown()).toBe('No greeting for Ada: Error: still offline (2)');
    expect(load).toHaveBeenCalledTimes(2);
    await retry();
    await come();
    expect(shown()).toBe('Hello, Ada');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('asks anew when it is shown again after a failure', async () => {
    const { show, fail, come } = create();
    const { unmount } = await show('Ada');
    await fail('offline');
    unmount();
    await show('Marta');
    expect(shown()).toBe('Loading');
    await come();
    expect(shown()).toBe('Hello, Marta');
  });

  it('asks anew where loading ahead has failed', async () => {
    const { load, preload, show, fail, come } = create();
    const loading = preload();
    await fail('offline');
    await expect(loading).resolves.toBeUndefined();
    await show('Ada');
    await come();
    expect(shown()).toBe('Hello, Ada');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is loaded once for all places where it is shown', async () => {
    const { load, Page, fail, come } = create();
    await act(async () =>
      render(
        <>
          <Page name="Ada" />
          <Page name="Marta" />
        </>,
      ),
    );
    await fail('offline');
    expect(shown()).toBe(
      'No greeting for Ada: Error: offline (1) | No greeting for Marta: Error: offline (1)',
    );
    const [first, second] = screen.getAllByRole('button', { name: 'Retry' });
    await act(async () => {
      for (const button of [first, second]) if (button) fireEvent.click(button);
    });
    await come();
    expect(shown()).toBe('Hello, Ada | Hello, Marta');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
