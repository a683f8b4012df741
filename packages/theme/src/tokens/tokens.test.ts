import { describe, expect, it } from 'vitest';
import { contrastRatio, parseOklch, toLinear, toOklab } from '../color/index.ts';
import { tokensCss } from './css.ts';
import { tokenNames } from './names.ts';
import { colorRoles, tones } from './roles.ts';

type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

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

function see(color: string, matrix?: Matrix): readonly [number, number, number] {
  const rgb = toLinear(parseOklch(color));
  if (!matrix) return toOklab(rgb);
  const mix = (row: Row) => row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2];
  return toOklab([mix(matrix[0]), mix(matrix[1]), mix(matrix[2])]);
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

it('a colour that cannot be read, or lets something through, is refused by name', () => {
  expect(() => parseOklch('red')).toThrow('"red" is not an oklch() colour');
  expect(() => contrastRatio('oklch(1 0 0)', 'oklch(0 0 0 / 0.5)')).toThrow('lets through what is below it');
});
