/** Keeps texts like the browser's storage, in memory alone. */
class MemoryStorage implements Storage {
  [name: string]: unknown;

  get length(): number {
    return Object.keys(this).length;
  }

  getItem(name: string): string | null {
    const value = Object.hasOwn(this, name) ? this[name] : null;
    return typeof value === 'string' ? value : null;
  }

  setItem(name: string, value: string): void {
    this[name] = value;
  }

  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }

  clear(): void {
    Object.keys(this).forEach((name) => this.removeItem(name));
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }
}

/** Creates a storage like the browser's that lives in memory alone. */
export function createMemoryStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  return Object.assign(new MemoryStorage(), entries);
}
