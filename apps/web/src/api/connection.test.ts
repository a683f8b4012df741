import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from './connection.ts';

function setUp() {
  const server = { isUp: false, asked: 0 };
  const events = new EventTarget();
  const connection = createConnection(() => {
    server.asked += 1;
    return Promise.resolve(server.isUp);
  }, events);
  const heard: boolean[] = [];
  connection.subscribe(() => heard.push(connection.isDown()));
  return { connection, events, heard, server };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a server that is away', () => {
  it('is asked ever less often whether it is back, and never more than every 15 seconds', async () => {
    const { connection, heard, server } = setUp();
    connection.reportDown();
    connection.reportDown();
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000 + 8_000 + 15_000 + 15_000);
    expect(server.asked).toBe(6);
    expect(heard).toEqual([true]);
  });

  it('is found again by itself, and then left alone', async () => {
    const { connection, heard, server } = setUp();
    connection.reportDown();
    await vi.advanceTimersByTimeAsync(1_000);
    server.isUp = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(heard).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toBe(2);
  });

  it('is asked at once when the device is connected again, or somebody presses the button', async () => {
    const { connection, events, server } = setUp();
    connection.reportDown();
    events.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.asked).toBe(1);
    server.isUp = true;
    await expect(connection.check()).resolves.toBe(true);
    expect(connection.isDown()).toBe(false);
    events.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.asked).toBe(2);
  });

  it('does not count as back when a call is answered that was sent before', async () => {
    const { connection, heard } = setUp();
    const sentBefore = performance.now();
    await vi.advanceTimersByTimeAsync(10);
    connection.reportDown();
    connection.reportUp(sentBefore);
    expect(heard).toEqual([true]);
    await vi.advanceTimersByTimeAsync(10);
    connection.reportUp(performance.now());
    expect(heard).toEqual([true, false]);
  });

  it('counts as back as soon as any call is answered', () => {
    const { connection, heard } = setUp();
    connection.reportDown();
    connection.reportUp();
    expect(heard).toEqual([true, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is asked at once when the device is no longer connected, and alone decides', async () => {
    const { connection, events, heard, server } = setUp();
    server.isUp = true;
    events.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.asked).toBe(1);
    expect(heard).toEqual([]);
    server.isUp = false;
    events.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([true]);
    server.isUp = true;
    events.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([true, false]);
    expect(connection.isDown()).toBe(false);
  });

  it('is noticed by the question alone', async () => {
    const { connection, heard } = setUp();
    await expect(connection.check()).resolves.toBe(false);
    expect(heard).toEqual([true]);
  });
});
