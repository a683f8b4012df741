import { describe, expect, it } from 'vitest';
import { parseOklch } from '../contrast/index.ts';
import { tokensCss } from './css.ts';
import { tokenNames } from './names.ts';
import { colorRoles, tones } from './roles.ts';

type Matrix = readonly (readonly [number, number, number])[];

/** Shows linear RGB to an eye that lacks one kind of cone (Machado, Oliveira and Fernandes 2009, severity 1). */
const eyes: Readonly<Record<string, Matrix>> = {
  'without red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

/** Gives OKLab, in which distances are as large as they look. */
function toOklab([red = 0, green = 0, blue = 0]: readonly number[]): readonly [number, number, number] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function see(color: string, matrix?: Matrix): readonly [number, number, number] {
  const rgb = parseOklch(color);
  return toOklab(
    matrix
      ? matrix.map((row) => row.reduce((sum, weight, index) => sum + weight * (rgb[index] ?? 0), 0))
      : rgb,
  );
}

const pairs = tones.flatMap((first, index) =>
  tones.slice(index + 1).map((second) => [first, second] as const),
);

describe('two tones', () => {
  it.each(pairs)('%s and %s can be told apart', (first, second) => {
    for (const roles of Object.values(colorRoles)) {
      expect(Math.hypot(...difference(roles[`${first}-solid`], roles[`${second}-solid`]))).toBeGreaterThan(
        0.09,
      );
    }
  });

  for (const [eye, matrix] of Object.entries(eyes)) {
    it.each(pairs)(`%s and %s can be told apart by an eye ${eye}`, (first, second) => {
      for (const roles of Object.values(colorRoles)) {
        const distance = Math.hypot(...difference(roles[`${first}-solid`], roles[`${second}-solid`], matrix));
        expect(distance).toBeGreaterThan(0.04);
      }
    });
  }
});

function difference(first: string, second: string, matrix?: Matrix): number[] {
  const [from, to] = [see(first, matrix), see(second, matrix)];
  return from.map((value, index) => value - (to[index] ?? 0));
}

describe('the style sheet', () => {
  it('declares every token that a style may use', () => {
    expect(tokenNames.filter((name) => !tokensCss.includes(`${name}:`))).toEqual([]);
  });

  it('declares nothing else', () => {
    const declared = new Set(Array.from(tokensCss.matchAll(/(--bureau-[\w-]+):/g), ([, name]) => name));
    expect([...declared].filter((name) => !tokenNames.some((known) => known === name))).toEqual([]);
  });
});

it('a colour that is no opaque oklch() is refused by name', () => {
  expect(() => parseOklch('red')).toThrow('"red" is not an opaque oklch() colour');
});
