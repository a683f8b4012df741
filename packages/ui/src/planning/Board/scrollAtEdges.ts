/** How near to an edge a pointer scrolls, and by how much in a frame at most, in pixels. */
const zone = 56;
const fastest = 18;

/** Returns by how much to scroll at a place between two edges: nothing in the middle, more the nearer it is to one. */
export function speedAt(at: number, start: number, end: number): number {
  const near = Math.min(zone, (end - start) / 4);
  if (at < start + near) return -Math.ceil(fastest * Math.min(1, (start + near - at) / near));
  if (at > end - near) return Math.ceil(fastest * Math.min(1, (at - end + near) / near));
  return 0;
}

/** Scrolls a board, and the column below the pointer, while the pointer is near their edges. */
export function scrollAtEdges(root: HTMLElement, onScroll: (x: number, y: number) => void) {
  let frame: number | undefined;
  let point: readonly [x: number, y: number] | undefined;

  const step = () => {
    frame = undefined;
    if (!point) return;
    const [x, y] = point;
    const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-scroller]');
    const { left, right } = root.getBoundingClientRect();
    const box = column && root.contains(column) ? column : root;
    const { bottom, top } = box.getBoundingClientRect();
    const before = [root.scrollLeft, box.scrollTop];
    root.scrollLeft += speedAt(x, left, right);
    box.scrollTop += speedAt(y, top, bottom);
    if (root.scrollLeft === before[0] && box.scrollTop === before[1]) return;
    onScroll(x, y);
    frame = requestAnimationFrame(step);
  };

  return {
    moveTo: (x: number, y: number) => {
      point = [x, y];
      frame ??= requestAnimationFrame(step);
    },
    stop: () => {
      point = undefined;
      if (frame !== undefined) cancelAnimationFrame(frame);
    },
  };
}
