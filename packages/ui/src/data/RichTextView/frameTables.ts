/** How many characters of the first row name a table that scrolls. */
const maxNameLength = 100;

/** Lets a table that is wider than its box be scrolled by the keyboard too, and names it by what its first row says. */
function follow(box: HTMLElement): void {
  const isWide = box.scrollWidth > box.clientWidth;
  if (isWide === box.hasAttribute('tabindex')) return;
  const cells = [...(box.querySelector('tr')?.children ?? [])].map((cell) => cell.textContent.trim());
  if (isWide) {
    box.tabIndex = 0;
    box.role = 'group';
    box.ariaLabel = cells
      .filter((text) => text !== '')
      .join(', ')
      .slice(0, maxNameLength);
  } else for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
}

/** Puts each table of a text into a box of its own, in which it scrolls where there is no room. Returns what ends it. */
export function frameTables(text: HTMLElement): (() => void) | undefined {
  const tables = text.querySelectorAll('table');
  if (tables.length === 0) return undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) follow(target);
  });
  for (const table of tables) {
    const box = text.ownerDocument.createElement('div');
    box.dataset['part'] = 'table';
    table.replaceWith(box);
    box.append(table);
    observer.observe(box);
  }
  return () => observer.disconnect();
}
