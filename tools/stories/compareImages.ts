import { PNG } from 'pngjs';

/** How far apart two colours of a pixel may be to count as the same, as a part of the way from black to white: what no eye sees. */
const tolerance = 0.01;

export interface Difference {
  /** Describes in one line what differs. */
  summary: string;
  /** Shows the actual image, pale, with every differing pixel in red; none where the sizes differ. */
  image?: Buffer;
}

/** Compares two PNG images, pixel by pixel and without a tolerance for their number; returns nothing when they are the same. */
export function compareImages(expected: Buffer, actual: Buffer): Difference | undefined {
  if (expected.equals(actual)) return undefined;
  const before = PNG.sync.read(expected);
  const after = PNG.sync.read(actual);
  if (before.width !== after.width || before.height !== after.height) {
    return {
      summary: `${before.width} x ${before.height} px has become ${after.width} x ${after.height} px`,
    };
  }

  const drawing = new PNG({ width: after.width, height: after.height });
  const pixelsBefore = pixels(before);
  let differing = 0;
  for (const [index, pixel] of pixels(after).entries()) {
    const isSame = pixel === pixelsBefore[index] || areClose(before.data, after.data, index * 4);
    if (!isSame) differing += 1;
    const pale = 255 - (255 - ((pixel >> 8) & 255)) / 4;
    drawing.data.set(isSame ? [pale, pale, pale, 255] : [255, 0, 0, 255], index * 4);
  }
  return differing === 0
    ? undefined
    : { summary: `${differing} pixels differ`, image: PNG.sync.write(drawing) };
}

function pixels({ data }: PNG): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
}

function areClose(before: Buffer, after: Buffer, at: number): boolean {
  const distances = [0, 1, 2, 3].map(
    (channel) => before.readUInt8(at + channel) - after.readUInt8(at + channel),
  );
  return Math.hypot(...distances) <= tolerance * Math.hypot(255, 255, 255);
}
