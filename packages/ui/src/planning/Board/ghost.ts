/** Draws a copy of a card below the pointer, above everything else; it is seen alone. */
export function createGhost(card: HTMLElement, x: number, y: number) {
  const { height, left, top, width } = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  for (const name of ['role', 'tabindex', 'data-card', 'data-held', 'aria-rowindex'])
    ghost.removeAttribute(name);
  ghost.classList.add('ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    left: `${left}px`,
    top: `${top}px`,
  });
  card.parentElement?.append(ghost);
  // in the top layer nothing around cuts it off
  ghost.popover = 'manual';
  if ('showPopover' in ghost) ghost.showPopover();
  return {
    moveTo: (toX: number, toY: number) => {
      ghost.style.translate = `${toX - x}px ${toY - y}px`;
    },
    remove: () => ghost.remove(),
  };
}
