const listParagraph = /\bmso-list:\s*(l\d+)\s+level(\d)(?:\s+(lfo\d+))?/i;
/** Matches a number or letter of a list: "1.", "a)", "iv.". */
const numbered = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;

/** Word writes lists as paragraphs whose bullet is text: makes them lists. */
function restoreLists(body: HTMLElement): void {
  const open: { readonly list: HTMLElement; readonly kind: string }[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p')) {
    const found = listParagraph.exec(paragraph.getAttribute('style') ?? '');
    if (!found) continue;
    const [, name, depth, instance = ''] = found;
    const level = Number(depth);
    const marker = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const tag = numbered.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    const kind = [tag, name, instance].join(' ');
    marker?.remove();
    if (last === null || paragraph.previousElementSibling !== last) open.length = 0;
    open.length = Math.min(open.length, level);
    // another list that follows without anything between them
    if (open.length === level && open.at(-1)?.kind !== kind) open.pop();
    while (open.length < level) {
      const list = body.ownerDocument.createElement(tag);
      const parent = open.at(-1)?.list;
      if (parent) (parent.lastElementChild ?? parent).append(list);
      else paragraph.before(list);
      open.push({ list, kind });
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
    last = open[0]?.list ?? null;
  }
}

/** Marks what a style makes bold, italic, underlined or struck through, which sanitising would lose. */
const emphases: readonly (readonly [string, (style: CSSStyleDeclaration) => boolean])[] = [
  ['strong', ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600],
  ['em', ({ fontStyle }) => fontStyle === 'italic'],
  ['u', ({ textDecoration }) => textDecoration.includes('underline')],
  ['s', ({ textDecoration }) => textDecoration.includes('line-through')],
];

/** Maps the elements that say the same as one that is kept. */
const synonyms: readonly (readonly [string, string])[] = [
  ['b', 'strong'],
  ['i', 'em'],
  ['del, strike', 's'],
  ['h1', 'h2'],
  ['h4, h5, h6', 'h3'],
];

/** Puts what an element holds into another one. */
function moveInto(tag: string, from: HTMLElement): HTMLElement {
  const element = from.ownerDocument.createElement(tag);
  element.append(...from.childNodes);
  return element;
}

function keepEmphasis(body: HTMLElement): void {
  // Google Docs wraps everything in a bold element that is not bold
  for (const wrapper of body.querySelectorAll<HTMLElement>('b[style]'))
    if (wrapper.style.fontWeight === 'normal') wrapper.replaceWith(...wrapper.childNodes);
  for (const [selector, tag] of synonyms)
    for (const element of body.querySelectorAll<HTMLElement>(selector))
      element.replaceWith(moveInto(tag, element));
  for (const span of body.querySelectorAll<HTMLElement>('span[style]')) {
    for (const [tag, applies] of emphases) {
      if (applies(span.style)) span.append(moveInto(tag, span));
    }
    span.style.removeProperty('font-family');
    span.style.removeProperty('font-size');
  }
}

/** Takes lists and emphasis out of the way in which Word and web pages write them, and leaves their fonts. The body is changed. */
export function cleanPaste(body: HTMLElement): void {
  restoreLists(body);
  keepEmphasis(body);
}
