import type { Theme } from '@bureau/theme';
import { useEffect } from 'react';
import { useServices } from '../services/ServicesContext.ts';

const name = 'bureau.look';
const themeProperty = /^--bureau-/;

/** Reads the colours and pictures that the theme has set on the root element. */
function readProperties({ style }: HTMLElement): Readonly<Record<string, string>> {
  const names = [...style].filter((one) => themeProperty.test(one));
  return Object.fromEntries(names.map((one) => [one, style.getPropertyValue(one)]));
}

/** Keeps an appearance in the browser, so that the next visit is painted with it from the first moment on (`public/theme-init.js`). */
export function useStoredAppearance(theme: Theme | null): void {
  const { browserStore } = useServices();
  useEffect(() => {
    if (!theme) return undefined;
    const root = document.documentElement;
    const { layout, scheme, contrast } = theme;
    const keep = () => {
      const appearance = { layout, scheme, contrast, properties: readProperties(root) };
      browserStore.set(name, JSON.stringify(appearance));
    };
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(root, { attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [browserStore, theme]);
}
