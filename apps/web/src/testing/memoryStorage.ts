/** Creates a storage like the browser's that lives in memory alone. */
export function createMemoryStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  const storage: Storage = Object.create({
    getItem: (name: string) => (Object.hasOwn(storage, name) ? String(Reflect.get(storage, name)) : null),
    setItem: (name: string, value: string) => void Reflect.set(storage, name, String(value)),
    removeItem: (name: string) => void Reflect.deleteProperty(storage, name),
    clear: () => Object.keys(storage).forEach((name) => Reflect.deleteProperty(storage, name)),
    key: (index: number) => Object.keys(storage)[index] ?? null,
    get length() {
      return Object.keys(storage).length;
    },
  });
  return Object.assign(storage, entries);
}
