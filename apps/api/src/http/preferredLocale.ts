import { defaultLocale, type Locale, pickLocale } from '@bureau/values';

/** Picks the language that an `Accept-Language` header prefers. */
export function preferredLocale(header: string | undefined): Locale {
  if (header === undefined) return defaultLocale;
  const wishes = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = parameters
      .map((parameter) => parameter.trim())
      .find((parameter) => parameter.startsWith('q='));
    return { tag, weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
  });
  const preferred = wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return pickLocale(preferred.map(({ tag }) => tag));
}
