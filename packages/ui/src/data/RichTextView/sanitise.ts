import purifier from 'dompurify';

/** Lists what a text of people may hold: what the contract names of a comment, and the tables of an article. */
const tags = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
  'span',
  'h2',
  'h3',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'img',
];

/** Lists what an element may say that is no address and no style. */
const plainAttributes = ['data-mention', 'scope', 'colspan', 'rowspan', 'alt', 'width', 'height'];

/** Lists what of a style is kept: how a paragraph is aligned, and the font of a text. */
const styles: readonly (readonly [string, RegExp])[] = [
  ['text-align', /^(?:left|center|right|justify|start|end)$/],
  ['font-family', /^(?:serif|monospace)$/],
  ['font-size', /^(?:small|large|x-large)$/],
];

function keepStyle(element: HTMLElement): void {
  const kept = styles.flatMap(([name, allowed]) => {
    const value = element.style.getPropertyValue(name);
    return allowed.test(value) ? [[name, value] as const] : [];
  });
  element.removeAttribute('style');
  for (const [name, value] of kept) element.style.setProperty(name, value);
}

/** How many columns or rows a cell spans at most. */
const widestSpan = 100;

/** Leaves of a cell how far it spans where that is sensible, and what a head is the head of; of anything else, neither. */
function keepCell(element: Element): void {
  for (const name of ['colspan', 'rowspan']) {
    const span = Number(element.getAttribute(name));
    const isKept = element.matches('th, td') && Number.isInteger(span) && span > 1 && span <= widestSpan;
    if (!isKept) element.removeAttribute(name);
  }
  if (!element.matches('th[scope="col"], th[scope="row"]')) element.removeAttribute('scope');
}

/** Matches the address of an image: that of a picture among the attachments of the application. */
const imageAddress = /^\/uploads\/attachment\/[\da-f]{32}\.(?:png|jpg|gif|webp)$/;

/** Takes out an image that is no attachment of the application, and a size that is none. */
function keepImage(image: Element): void {
  if (!imageAddress.test(image.getAttribute('src') ?? '')) image.remove();
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  for (const name of ['width', 'height'])
    if (!/^[1-9]\d{0,3}$/.test(image.getAttribute(name) ?? '')) image.removeAttribute(name);
}

/** Leaves of a table in another one the text of each cell. */
function flatten(table: Element): void {
  for (const cell of table.querySelectorAll('th, td')) {
    const paragraph = table.ownerDocument.createElement('p');
    paragraph.append(...cell.childNodes);
    table.before(paragraph);
  }
  table.remove();
}

/** Returns HTML as `prepare` changed it, in a document of its own, where nothing of it is loaded or run. */
function prepareHtml(html: string, prepare: (body: HTMLElement) => void): string {
  const body = purifier.sanitize(html, { RETURN_DOM: true }) as HTMLElement;
  prepare(body);
  return body.innerHTML;
}

const isAway = (link: HTMLAnchorElement) => !(link.getAttribute('href') ?? '').startsWith('#');

/**
 * Returns the sanitised HTML of people. The server takes out the rest too; nothing here relies on it. `prepare` changes what was read, such as
 * the lists of a word processor, before most of it is taken out.
 */
export function sanitiseRichText(html: string, prepare?: (body: HTMLElement) => void): DocumentFragment {
  const fragment = purifier.sanitize(prepare ? prepareHtml(html, prepare) : html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: [...plainAttributes, 'href', 'src', 'style'],
    ADD_URI_SAFE_ATTR: plainAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|#\/|\/uploads\/attachment\/)/i,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of fragment.querySelectorAll<HTMLElement>('[style]')) keepStyle(element);
  for (const table of [...fragment.querySelectorAll('table table')].reverse()) flatten(table);
  for (const element of fragment.querySelectorAll('[scope], [colspan], [rowspan]')) keepCell(element);
  for (const image of fragment.querySelectorAll('img')) keepImage(image);
  for (const link of fragment.querySelectorAll('a')) {
    if ((link.getAttribute('href') ?? '/').startsWith('/')) link.replaceWith(...link.childNodes);
    if (!isAway(link)) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer nofollow';
  }
  return fragment;
}
