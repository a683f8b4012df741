function draw(path: string) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path d={path} />
    </svg>
  );
}

/**
 * Draw lucide's pencil, check and cross by hand, once: lucide's own components would weigh more than all the rest of an editor that
 * is closed, and a page may show hundreds of them.
 */
export const pencilIcon = draw(
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
);
export const saveIcon = draw('M20 6 9 17l-5-5');
export const cancelIcon = draw('M18 6 6 18M6 6l12 12');
