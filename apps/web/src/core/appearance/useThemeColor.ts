import { useEffect } from 'react';

const property = '--bureau-color-sidebar-surface';

/** Keeps the frame that a browser draws around the page in the colour of the theme. */
export function useThemeColor(): void {
  useEffect(() => {
    const root = document.documentElement;
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    const update = () => {
      meta.content = getComputedStyle(root).getPropertyValue(property).trim();
    };
    update();
    document.head.append(meta);
    const observer = new MutationObserver(update);
    observer.observe(root, { attributeFilter: ['data-layout', 'data-scheme'] });
    return () => {
      observer.disconnect();
      meta.remove();
    };
  }, []);
}
