import type { ReactNode } from 'react';

// Functions and not components: a page may show hundreds of values.

/** Renders a value that is read, or what stands for none. */
export function renderReading(value: ReactNode, emptyText: string): ReactNode {
  const isEmpty = value === undefined || value === null || value === '' || value === false;
  return isEmpty ? (
    <span className="value" data-empty>
      {emptyText}
    </span>
  ) : (
    <span className="value">{value}</span>
  );
}

/** Returns the props of the button that opens an editor. */
export function pencilProps(label: string, onClick: () => void) {
  return { className: 'tool', type: 'button', 'aria-label': label, onClick } as const;
}
