/** Returns the properties of some objects as one; of those with the same name the last. */
export const merge = <Value>(
  parts: readonly Readonly<Record<string, Value>>[],
): Readonly<Record<string, Value>> => Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
