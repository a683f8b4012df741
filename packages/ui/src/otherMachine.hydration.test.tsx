import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DateTimeInput } from './inputs/DateTimeInput/index.ts';
import { Footer } from './layout/Footer/index.ts';
import { Kbd } from './primitives/Kbd/index.ts';
import { BureauProvider } from './provider/index.ts';

// a moment at which it is another year in Tokyo
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-12-31T16:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Stands for the machine that renders. */
function setMachine(platform: string, timeZone: string) {
  const options = new Intl.DateTimeFormat('en').resolvedOptions();
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

it.each<{ readonly name: string; readonly part: ReactNode; readonly shown: string }>([
  { name: 'keys', part: <Kbd shortcut="Mod+k" />, shown: 'Command+K' },
  {
    name: 'the time zone of an input',
    part: <DateTimeInput aria-label="Start" defaultValue="2026-01-09T08:00:00Z" />,
    shown: 'Asia/Tokyo (GMT+9)',
  },
  { name: 'the year', part: <Footer company="Northwind" />, shown: '2026' },
])(
  '$name of a server in another place are taken over, and then those of the browser',
  async ({ part, shown }) => {
    const page = (
      <BureauProvider locale="en" navigate={() => undefined}>
        {part}
      </BureauProvider>
    );
    const root = document.createElement('div');
    document.body.append(root);
    setMachine('Linux x86_64', 'Europe/Berlin');
    root.innerHTML = renderToString(page);
    setMachine('MacIntel', 'Asia/Tokyo');
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    await act(async () => void hydrateRoot(root, page, { onRecoverableError }));
    expect(onRecoverableError.mock.calls).toEqual([]);
    expect(root.textContent).toContain(shown);
  },
);
