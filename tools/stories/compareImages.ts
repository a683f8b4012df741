import { PNG } from 'pngjs';

/** How far apart two colours of a pixel may be, per channel, to count as the same: what no eye sees. */
const tolerance = 0.01 * 255;

export interface Difference {
  /** Says in one line what differs. */
  summary: string;
  /** Shows the actual image, pale, with every differing pixel in red; none where the sizes differ. */
  image?: Buffer;
}

/** Compares two PNG images, pixel by pixel and without a tolerance for their number; gives nothing when they are the same. */
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
  let differing = 0;
  for (let at = 0; at < after.data.length; at += 4) {
    const isSame = [0, 1, 2, 3].every(
      (channel) =>
        Math.abs(before.data.readUInt8(at + channel) - after.data.readUInt8(at + channel)) <= tolerance,
    );
    if (!isSame) differing += 1;
    const pale = 255 - (255 - after.data.readUInt8(at + 1)) / 4;
    drawing.data.set(isSame ? [pale, pale, pale, 255] : [255, 0, 0, 255], at);
  }
  return differing === 0
    ? undefined
    : { summary: `${differing} pixels differ`, image: PNG.sync.write(drawing) };
}
