import type { Density, Theme, ThemeLayout } from '@bureau/theme';
import { locales } from '@bureau/values';
import type { GlobalTypes } from 'storybook/internal/csf';

/** What a story is looked at in. */
export interface Globals {
  layout: ThemeLayout;
  direction: 'ltr' | 'rtl';
  locale: string;
  density: Density;
  contrast: 'standard' | 'high';
  /** Whether a Matrix shows its component under a pointer too: pictures do in the two schemes, which say all of it. */
  pointer: 'shown' | 'hidden';
}

/** The toolbar of the workshop. */
export const globalTypes: GlobalTypes = {
  layout: {
    description: 'Theme layout',
    toolbar: {
      title: 'Layout',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: ['light', 'dark', 'transparent', 'custom-colors'],
    },
  },
  direction: {
    description: 'Writing direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  locale: {
    description: 'Locale',
    toolbar: { title: 'Locale', icon: 'globe', dynamicTitle: true, items: [...locales] },
  },
  density: {
    description: 'Density of rows',
    toolbar: {
      title: 'Density',
      icon: 'listunordered',
      dynamicTitle: true,
      items: ['comfortable', 'compact'],
    },
  },
  contrast: {
    description: 'Contrast',
    toolbar: {
      title: 'Contrast',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'standard', title: 'Standard contrast' },
        { value: 'high', title: 'High contrast' },
      ],
    },
  },
};

export const initialGlobals: Globals = {
  layout: 'light',
  direction: 'ltr',
  locale: 'en',
  density: 'comfortable',
  contrast: 'standard',
  pointer: 'shown',
};

/** Returns the theme that the toolbar asks for, with a colour that somebody could have picked. */
export function themeOf({ layout, density, contrast }: Globals): Theme {
  return {
    layout,
    density,
    contrast,
    sidebar: layout === 'custom-colors' ? { background: '#14532d' } : undefined,
  };
}
