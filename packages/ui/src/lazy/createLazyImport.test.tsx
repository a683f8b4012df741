import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../primitives/Button/index.ts';
import { toasts } from '../feedback/Toasts/index.ts';
import { useLazyOverlay } from '../overlay/useLazyOverlay.ts';
import { createLazyImport } from './createLazyImport.ts';

afterEach(() => {
  cleanup();
  toasts.clear();
  vi.useRealTimers();
});

const Panel = () => <p>Panel</p>;

function makeOpener(load: () => Promise<ComponentType>) {
  const usePanel = createLazyImport<object>(load);
  return function Opener() {
    const [isOpen, setOpen] = useState(false);
    const { Loaded, preload } = useLazyOverlay(usePanel, isOpen, setOpen);
    return (
      <>
        <Button aria-expanded={isOpen} onFocus={preload} onPress={() => setOpen(true)}>
          Open
        </Button>
        {isOpen && Loaded && <Loaded />}
      </>
    );
  };
}

const opener = () => screen.getByRole('button', { name: 'Open' });

describe('a part that is loaded when it is needed', () => {
  it('is not loaded with the page, comes with the press, and is there at once from then on', async () => {
    const load = vi.fn<() => Promise<ComponentType>>(() => Promise.resolve(Panel));
    const Opener = makeOpener(load);
    const { unmount } = render(<Opener />);
    expect(load).not.toHaveBeenCalled();
    fireEvent.click(opener());
    expect(await screen.findByText('Panel')).not.toBeNull();
    unmount();
    render(<Opener />);
    fireEvent.click(opener());
    expect(screen.queryByText('Panel')).not.toBeNull();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is drawn with the page that needs it at once, in one go, where it was loaded before', async () => {
    const usePanel = createLazyImport<object>(() => Promise.resolve(Panel));
    const shown = vi.fn<(isThere: boolean) => void>();
    function Page() {
      const { Loaded } = usePanel();
      shown(Loaded !== undefined);
      return Loaded && <Loaded />;
    }
    const { unmount } = render(<Page />);
    await screen.findByText('Panel');
    unmount();
    shown.mockClear();
    render(<Page />);
    expect(shown.mock.calls).toEqual([[true]]);
  });

  it('is drawn after what a server has drawn without it was taken over, where it was loaded before', async () => {
    const usePanel = createLazyImport<object>(() => Promise.resolve(Panel));
    function Page() {
      const { Loaded } = usePanel();
      return Loaded ? <Loaded /> : <p>Loading</p>;
    }
    const served = renderToString(<Page />);
    expect(served).toContain('Loading');
    render(<Page />);
    await screen.findByText('Panel');
    cleanup();

    const container = document.createElement('div');
    container.innerHTML = served;
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    let root: Root | undefined;
    await act(async () => (root = hydrateRoot(container, <Page />, { onRecoverableError })));
    expect(onRecoverableError.mock.calls).toEqual([]);
    expect(container.textContent).toBe('Panel');
    await act(async () => root?.unmount());
  });

  it('is loaded when the focus comes near', async () => {
    const load = vi.fn<() => Promise<ComponentType>>(() => Promise.resolve(Panel));
    const Opener = makeOpener(load);
    render(<Opener />);
    await act(async () => opener().focus());
    expect(load).toHaveBeenCalledOnce();
    fireEvent.click(opener());
    expect(screen.queryByText('Panel')).not.toBeNull();
  });

  it('is loaded once the page has settled', () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<ComponentType>>(() => Promise.resolve(Panel));
    const Opener = makeOpener(load);
    render(<Opener />);
    vi.advanceTimersByTime(2000);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is shown when it arrives after it was rendered as missing, and before that took effect', async () => {
    let arrive = (_code: ComponentType) => {};
    const usePanel = createLazyImport<object>(() => new Promise((resolve) => (arrive = resolve)));
    function Opened() {
      const { Loaded, preload } = usePanel();
      useLayoutEffect(() => {
        preload();
        arrive(Panel);
      }, [preload]);
      return Loaded ? <Loaded /> : null;
    }
    // As in a browser: effects of a render that nobody waits for run a moment later.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const container = document.createElement('div');
    const root = createRoot(container);
    root.render(<Opened />);
    await vi.waitFor(() => expect(container.textContent).toBe('Panel'));
    root.unmount();
    vi.unstubAllGlobals();
  });

  it('says that it cannot be loaded, and can be opened again', async () => {
    const load = vi
      .fn<() => Promise<ComponentType>>(() => Promise.resolve(Panel))
      .mockRejectedValueOnce(new Error('offline'));
    const Opener = makeOpener(load);
    render(<Opener />);
    fireEvent.click(opener());
    await waitFor(() => expect(toasts.getSnapshot()).toHaveLength(1));
    expect(opener().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(opener());
    expect(await screen.findByText('Panel')).not.toBeNull();
  });
});
