import sanitize from 'sanitize-html';

/** How deep lists and quotations may stand in each other. What is deeper loses its tags and keeps its text. */
const deepest = 20;

/** Stands for a tag that is left out, with its text kept. */
export const noTag = { tagName: 'left-out', attribs: {} };

/** Whether a link leads to a place of the application, a page by http, or an address of mail. */
function isHarmless(href: string): boolean {
  if (href.startsWith('#/')) return true;
  return /^(?:https?:\/\/[^/\\]|mailto:[^/\\])/i.test(href) && URL.canParse(href);
}

/** Describes what of HTML that people write is kept everywhere: paragraphs, lists, emphasis, code and links, which open without telling where they come from. */
export const plainFormatting = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: deepest,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'iframe',
    'svg',
    'math',
  ],
  transformTags: {
    b: 'strong',
    i: 'em',
    a(_: string, { href = '' }: sanitize.Attributes) {
      const address = href.trim();
      if (!isHarmless(address)) return noTag;
      return { tagName: 'a', attribs: { href: address, rel: 'noopener noreferrer nofollow' } };
    },
  },
} satisfies sanitize.IOptions;

const headings = ['h2', 'h3'];

/** Describes what is kept of a longer text: headings, and how its paragraphs are aligned, as well. */
const longText: sanitize.IOptions = {
  ...plainFormatting,
  allowedTags: [...plainFormatting.allowedTags, ...headings],
  allowedAttributes: {
    ...plainFormatting.allowedAttributes,
    ...Object.fromEntries([...headings, 'p', 'li', 'blockquote'].map((tag) => [tag, ['style']])),
  },
  allowedStyles: { '*': { 'text-align': [/^(?:left|center|right|justify|start|end)$/] } },
};

const mostPasses = 5;

/** Keeps of HTML what the options allow, until another pass changes nothing: broken HTML may be closed differently when it is read again. */
export function sanitiseBy(options: sanitize.IOptions, html: string, passes = mostPasses): string {
  const kept = sanitize(html, options).trim();
  return kept === html || passes === 1 ? kept : sanitiseBy(options, kept, passes - 1);
}

/** Keeps of the HTML of a longer text, such as a description, what is harmless: no classes, pictures, forms or frames. */
export const sanitiseHtml = (html: string): string => sanitiseBy(longText, html);
