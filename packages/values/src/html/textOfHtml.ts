const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Returns the text of sanitised HTML in one line. It is not made to be shown as HTML again: what was escaped is markup in it. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
