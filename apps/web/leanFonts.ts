import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const made = fileURLToPath(new URL('../../node_modules/.cache/bureau/fonts/', import.meta.url));

/** The weights that tokens and rich text use. */
const weights = { min: 400, max: 700 };

/** What Inter does of itself (kerning, marks, alternates by context), and figures of equal width. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** The letters of European names (Czech, Polish, Turkish, Romanian …), and signs of currencies: a list shows them in every language. */
const common = 'U+0100-017F,U+0218-021B,U+20A0-20C0';

const face =
  /(?<head>@font-face \{[^}]*?)font-weight:[^;]*;(?<rest>[^}]*?)url\((?<file>[^)]*)\)(?<end>[^}]*?)unicode-range: (?<ranges>[^;]*);\s*\}/g;

/**
 * Makes the bundled font as small as pages need it, at build: the weights and features in use alone, and the file of further Latin letters, three
 * times as large as any other, split into those of names and those that hardly anybody writes.
 */
export function leanFonts(): Plugin {
  return {
    name: 'bureau:lean-fonts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /@fontsource-variable[\\/]inter[\\/]wght\.css$/ },
      async handler(css, id) {
        await mkdir(made, { recursive: true });
        const given = [...css.matchAll(face)].map(({ groups = {} }) => groups);
        const faces = given.flatMap((one) => {
          const { head, rest, file = '', end, ranges = '' } = one;
          const others = given.filter((other) => other !== one).map((other) => other['ranges'] ?? '');
          return partsOf(file, ranges, others.join(',')).map(async ({ name, characters }) => {
            const path = await makeFont(join(dirname(id), file), name, characters);
            const url = relative(dirname(id), path).replaceAll('\\', '/');
            const weight = `font-weight: ${weights.min} ${weights.max};`;
            return `${head}${weight}${rest}url(${url})${end}unicode-range: ${writeRanges(characters)};}`;
          });
        });
        if (faces.length === 0) this.error(`${id} is not written as expected: it has no face.`);
        return (await Promise.all(faces)).join('\n');
      },
    },
  };
}

interface Part {
  readonly name: string;
  readonly characters: ReadonlySet<number>;
}

function partsOf(file: string, ranges: string, others: string): Part[] {
  const name = basename(file, '.woff2');
  if (!name.includes('latin-ext')) return [{ name, characters: readRanges(ranges) }];
  // what a smaller file has too, such as that of Vietnamese, is not a reason to fetch these
  const characters = readRanges(ranges).difference(readRanges(others));
  return [
    { name: name.replace('latin-ext', 'latin-rare'), characters: characters.difference(readRanges(common)) },
    { name, characters: characters.intersection(readRanges(common)) },
  ];
}

async function makeFont(source: string, name: string, characters: ReadonlySet<number>): Promise<string> {
  const font = await subsetFont(await readFile(source), String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  });
  const path = join(made, `${name}.woff2`);
  await writeFile(path, font);
  return path;
}

/** Reads a list as CSS writes it: `U+0041-005A,U+20AC`. */
function readRanges(ranges: string): Set<number> {
  return new Set(
    ranges.split(',').flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

function writeRanges(characters: ReadonlySet<number>): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  const sorted = [...characters].toSorted((a, b) => a - b);
  const firsts = sorted.filter((code) => !characters.has(code - 1));
  const lasts = sorted.filter((code) => !characters.has(code + 1));
  return firsts
    .map((first, index) => `U+${hex(first)}${first === lasts[index] ? '' : `-${hex(lasts[index] ?? first)}`}`)
    .join(',');
}
