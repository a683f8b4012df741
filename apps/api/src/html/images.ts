import { textOfHtml } from '@bureau/values';

/** Matches the address of an image in a text: that of a picture among the attachments, without what signs it. */
const address = /^\/uploads\/attachment\/[\da-f]{32}\.(?:png|jpg|gif|webp)$/;

export const isImageAddress = (src: string) => address.test(src);

/** Returns the names of the files that a text shows as images. */
export const imagesOf = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/\/uploads\/attachment\/([\da-f]{32}\.(?:png|jpg|gif|webp))"/g)].map(
      ([, file = '']) => file,
    ),
  ),
];

/** Whether sanitised HTML shows an image. */
export const hasImage = (html: string) => html.includes('<img ');

/** Puts what describes them into the place of the images in sanitised HTML. */
export const describeImages = (html: string): string =>
  html.replaceAll(/<img\b[^<>]*>/g, (image) => / alt="([^"]*)"/.exec(image)?.[1] ?? '');

/** Returns the text of sanitised HTML in one line, with what describes its images. */
export const readableText = (html: string): string => textOfHtml(describeImages(html));
