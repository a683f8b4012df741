import { describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toastStore.ts';

const saved = { tone: 'success', message: 'Saved.' } as const;

describe('the toasts', () => {
  it('are shown in the order in which they came', () => {
    const store = createToastStore();
    const first = store.show(saved);
    const second = store.show({ tone: 'danger', message: 'Not sent.' });
    expect(store.getSnapshot()).toMatchObject([
      { id: first, count: 1 },
      { id: second, count: 1 },
    ]);
  });

  it('are counted when they are the same, and keep their place and id', () => {
    const store = createToastStore();
    const first = store.show(saved);
    store.show({ tone: 'info', message: 'Another.' });
    expect(store.show({ ...saved })).toBe(first);
    expect(store.getSnapshot()).toMatchObject([{ id: first, count: 2 }, { count: 1 }]);
  });

  it.each([
    { ...saved, tone: 'info' as const },
    { ...saved, title: 'Task' },
    { ...saved, message: 'Saved again.' },
    { ...saved, action: { label: 'Undo', onPress: () => undefined } },
  ])('are not the same when they differ in tone, title, message or action: %o', (other) => {
    const store = createToastStore();
    store.show(saved);
    store.show(other);
    expect(store.getSnapshot()).toHaveLength(2);
  });

  it('do the latest action of the same name', () => {
    const store = createToastStore();
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    store.show({ ...saved, action: { label: 'Undo', onPress: first } });
    store.show({ ...saved, action: { label: 'Undo', onPress: second } });
    store.getSnapshot()[0]?.action?.onPress();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it('go away one by one or all at once, and a later one of the same words is new', () => {
    const store = createToastStore();
    const first = store.show(saved);
    store.dismiss(first);
    expect(store.show(saved)).not.toBe(first);
    store.show({ tone: 'danger', message: 'Not sent.' });
    store.clear();
    expect(store.getSnapshot()).toEqual([]);
  });

  it('tell their listeners of changes, and only of changes', () => {
    const store = createToastStore();
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    store.dismiss('nobody');
    store.clear();
    expect(listener).not.toHaveBeenCalled();
    const before = store.getSnapshot();
    expect(store.getSnapshot()).toBe(before);
    store.show(saved);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    store.clear();
    expect(listener).toHaveBeenCalledOnce();
  });
});
