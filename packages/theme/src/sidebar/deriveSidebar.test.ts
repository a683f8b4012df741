import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, type LinearRgb, over, parseOklch, toLinear } from '../color/index.ts';
import type { DerivedSidebar } from './deriveSidebar.ts';
import { deriveSidebar } from './deriveSidebar.ts';
import { sidebarColors, sidebarGradients, type SidebarAppearance } from './appearance.ts';

const names = [...Object.keys(sidebarColors), ...Object.keys(sidebarGradients)] as NonNullable<
  SidebarAppearance['background']
>[];
const fonts = [undefined, 'black', 'white'] as const;
const pixels: readonly LinearRgb[] = [
  [1, 1, 1],
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Reads the backgrounds that texts can stand on from the style that a browser gets. */
function backgroundsOf({ roles, picture }: DerivedSidebar): readonly LinearRgb[] {
  const layers = Array.from(picture.matchAll(/oklch\([^)]+\)/g), ([color]) => parseOklch(color));
  const flat = layers.length > 0 ? layers : [parseOklch(roles['sidebar-surface'])];
  return flat.flatMap((color) =>
    color.alpha === 1 ? [toLinear(color)] : pixels.map((pixel) => over(color, pixel)),
  );
}

function leastContrast(sidebar: DerivedSidebar): number {
  const { roles } = sidebar;
  const read = (text: string, background: LinearRgb, overlay?: string) => {
    const seen = overlay === undefined ? background : over(parseOklch(overlay), background);
    return contrastOf(over(parseOklch(text), seen), seen);
  };
  return Math.min(
    ...backgroundsOf(sidebar).flatMap((background) => [
      read(roles['sidebar-text'], background),
      read(roles['sidebar-text'], background, roles['sidebar-hover']),
      read(roles['sidebar-text-muted'], background),
      read(roles['sidebar-text-muted'], background, roles['sidebar-hover']),
      read(roles['sidebar-on-selected'], background, roles['sidebar-selected']),
      read(roles['sidebar-focus'], background),
    ]),
  );
}

function derive(appearance: SidebarAppearance, target?: number): DerivedSidebar {
  const sidebar = deriveSidebar(appearance, target);
  if (!sidebar) throw new Error('Nothing was derived.');
  return sidebar;
}

describe.each([
  ['for everybody', 4.5],
  ['for those who ask for high contrast', 7],
])('%s', (_, target) => {
  describe.each(names)('the sidebar in %s', (background) => {
    it.each(fonts)('can be read, with a font of %s', (font) => {
      expect(leastContrast(derive({ background, font }, target))).toBeGreaterThanOrEqual(target);
    });

    it.each(fonts)('can be read over any picture, with a font of %s', (font) => {
      const sidebar = derive({ background, font, image: '/uploads/a.svg' }, target);
      expect(leastContrast(sidebar)).toBeGreaterThanOrEqual(target);
    });
  });

  it('any colour that somebody picks can be read', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value): `#${string}` => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, fc.constantFrom(...fonts), fc.boolean(), (background, font, hasImage) => {
        const sidebar = derive({ background, font, ...(hasImage && { image: 'a.png' }) }, target);
        expect(leastContrast(sidebar)).toBeGreaterThanOrEqual(target);
      }),
    );
  });
});

describe('a sidebar of the colour that somebody picked', () => {
  it('keeps that colour where the font can be read on it', () => {
    const sidebar = derive({ background: '#1f2937', font: 'white' });
    expect(sidebar).toMatchObject({ isAdjusted: false, picture: 'none' });
    expect(sidebar.ratio).toBeGreaterThan(12);
  });

  it('is darker or lighter than asked for where the font could not be read, and says so', () => {
    expect(derive({ background: '#ffff00', font: 'white' }).isAdjusted).toBe(true);
    expect(derive({ background: '#000080', font: 'black' }).isAdjusted).toBe(true);
  });

  it('takes the font that can be read better when none is asked for', () => {
    expect(derive({ background: '#ffee88' }).roles['sidebar-text']).toBe('oklch(0.16 0 0)');
    expect(derive({ background: '#223344' }).roles['sidebar-text']).toBe('oklch(1 0 0)');
  });

  it('cannot bring anything but an address into the style', () => {
    const { picture } = derive({ background: 'black', image: '"); } body { display: none' });
    expect(picture).toContain(String.raw`url("\"); } body { display: none")`);
  });
});

it('there is no sidebar of a colour that is none', () => {
  expect(deriveSidebar({})).toBeUndefined();
  expect(deriveSidebar({ background: '#12345' })).toBeUndefined();
  expect(deriveSidebar({ background: 'toString' as never })).toBeUndefined();
});
