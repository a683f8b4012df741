import purifier from 'dompurify';

/** Lists what is left of a message: words can be stressed and lines can break. */
const tags = ['b', 'strong', 'i', 'em', 'u', 's', 'br', 'p', 'ul', 'ol', 'li', 'code'];

/** Returns the sanitised HTML of a message, without any attributes. The server takes out the rest too; nothing here relies on it. */
export function sanitise(html: string): DocumentFragment {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: [],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
