import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';

import { compareImages } from './compareImages.ts';

type Colour = [number, number, number];

/** Draws a white box with a border, as wide as told. */
function box({ border = 0, colour = [200, 200, 200] as Colour, size = 20 }): Buffer {
  const image = new PNG({ width: size, height: size });
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const isBorder = Math.min(x, y, size - 1 - x, size - 1 - y) < border;
      image.data.set([...(isBorder ? colour : [255, 255, 255]), 255], (y * size + x) * 4);
    }
  }
  return PNG.sync.write(image);
}

describe('compareImages', () => {
  it('lets the same image pass, however it was compressed', () => {
    const image = PNG.sync.read(box({ border: 1 }));
    expect(compareImages(box({ border: 1 }), PNG.sync.write(image, { deflateLevel: 1 }))).toBeUndefined();
  });

  it('sees a border that is 1 px wider', () => {
    expect(compareImages(box({ border: 1 }), box({ border: 2 }))?.summary).toBe('68 pixels differ');
  });

  it('sees a single pixel', () => {
    const image = PNG.sync.read(box({}));
    image.data.set([255, 255, 250, 255], 84);
    const difference = compareImages(box({}), PNG.sync.write(image));
    expect(difference?.summary).toBe('1 pixels differ');
    expect([...PNG.sync.read(difference?.image ?? Buffer.alloc(0)).data.subarray(84, 88)]).toEqual([
      255, 0, 0, 255,
    ]);
  });

  it('overlooks a shade that nobody sees', () => {
    expect(compareImages(box({ border: 1 }), box({ border: 1, colour: [203, 202, 199] }))).toBeUndefined();
    expect(compareImages(box({ border: 1 }), box({ border: 1, colour: [205, 200, 200] }))).toBeDefined();
  });

  it('sees another size', () => {
    expect(compareImages(box({}), box({ size: 21 }))).toEqual({
      summary: '20 x 20 px has become 21 x 21 px',
    });
  });
});
