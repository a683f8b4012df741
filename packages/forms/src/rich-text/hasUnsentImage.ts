/** Returns whether a text of the editor of articles has an image that did not arrive at the server: it has no address yet. */
export const hasUnsentImage = (html: string): boolean => /<img (?![^<>]*\bsrc=)/.test(html);
