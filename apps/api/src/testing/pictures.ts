/** Writes what a picture file begins with: as much as says how large the picture is. */
const file = (...parts: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from([...part]))),
    ),
  );

const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 0xff);
const little = (value: number, bytes: number) => big(value, bytes).reverse();

export const png = (width: number, height: number) =>
  file('\x89PNG\r\n\x1a\n', big(13, 4), 'IHDR', big(width, 4), big(height, 4), [8, 6, 0, 0, 0]);

export const gif = (width: number, height: number) => file('GIF89a', little(width, 2), little(height, 2));

/** With an application segment in front, as cameras write it. */
export const jpeg = (width: number, height: number) =>
  file(
    [0xff, 0xd8, 0xff, 0xe1],
    big(6, 2),
    'Exif',
    [0xff, 0xc2],
    big(17, 2),
    [8],
    big(height, 2),
    big(width, 2),
  );

export const webp = (width: number, height: number) =>
  file(
    'RIFF',
    little(30, 4),
    'WEBPVP8X',
    little(10, 4),
    [0, 0, 0, 0],
    little(width - 1, 3),
    little(height - 1, 3),
  );
