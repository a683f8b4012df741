import type { pictureTypes } from '@bureau/contract';

export type PictureType = keyof typeof pictureTypes;

/** Describes a picture by what its file begins with. */
export interface Picture {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
}

type Reader = (bytes: DataView) => Picture | null;

const textAt = (bytes: DataView, at: number, length: number) =>
  String.fromCharCode(...new Uint8Array(bytes.buffer, bytes.byteOffset + at, length));

const pngSignature = '\x89PNG\r\n\x1a\n';

const readPng: Reader = (bytes) =>
  textAt(bytes, 0, 8) === pngSignature && textAt(bytes, 12, 4) === 'IHDR'
    ? { type: 'image/png', width: bytes.getUint32(16), height: bytes.getUint32(20) }
    : null;

const readGif: Reader = (bytes) =>
  /^GIF8[79]a$/.test(textAt(bytes, 0, 6))
    ? { type: 'image/gif', width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) }
    : null;

/** Whether a marker of JPEG begins a frame, whose head says how large the picture is. */
const beginsFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const readJpeg: Reader = (bytes) => {
  if (bytes.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; bytes.getUint8(at) === 0xff; at += 2 + bytes.getUint16(at + 2)) {
    while (bytes.getUint8(at + 1) === 0xff) at += 1;
    if (beginsFrame(bytes.getUint8(at + 1)))
      return { type: 'image/jpeg', width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) };
  }
  return null;
};

const read24 = (bytes: DataView, at: number) =>
  bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 0x1_00_00;

const readWebp: Reader = (bytes) => {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return null;
  const type = 'image/webp';
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      return { type, width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const sizes = bytes.getUint32(21, true);
      return { type, width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { type, width: read24(bytes, 24) + 1, height: read24(bytes, 27) + 1 };
    default:
      return null;
  }
};

/** Reads which picture a file holds, whatever it is called, and how large it is. Returns null for anything else. */
export function readPicture(file: Uint8Array): Picture | null {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (const read of [readPng, readGif, readJpeg, readWebp])
    try {
      const picture = read(bytes);
      if (picture !== null && picture.width > 0 && picture.height > 0) return picture;
    } catch (error) {
      // The file ends before what it claims to be.
      if (!(error instanceof RangeError)) throw error;
    }
  return null;
}
