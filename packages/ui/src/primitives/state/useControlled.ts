import { useState } from 'react';

/** Keeps a value that a component is given, or keeps itself where it is given none. Returns it with what changes it, and what takes its own back to its start. */
export function useControlled<Value>(
  given: Value | undefined,
  start: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void, restore: () => void] {
  const [own, setOwn] = useState(start);
  const change = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [given === undefined ? own : given, change, () => setOwn(start)];
}
