import purifier from 'dompurify';

/** Lists what a text of people may hold: what the contract names of a comment. */
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
];

const isAway = (link: HTMLAnchorElement) => !(link.getAttribute('href') ?? '').startsWith('#');

/** Returns the sanitised HTML of people. The server takes out the rest too; nothing here relies on it. */
export function sanitise(html: string): DocumentFragment {
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'data-mention'],
    ADD_URI_SAFE_ATTR: ['data-mention'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|#\/)/i,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    if (!isAway(link)) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer nofollow';
  }
  return fragment;
}
