// Runs before the first paint and sets the look that this browser showed last, so that no other one flashes up.
(() => {
  const root = document.documentElement;
  const layouts = ['light', 'dark', 'transparent', 'custom-colors'];
  let look = {};
  try {
    look = JSON.parse(localStorage.getItem('bureau.look')) ?? {};
  } catch {
    // storage is blocked or was edited: the first look is the light one
  }
  const layout = layouts.includes(look.layout) ? look.layout : 'light';
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark =
    ['dark', 'transparent'].includes(layout) ||
    (look.scheme === 'auto' ? prefersDark : look.scheme === 'dark');
  root.dataset.layout = layout;
  root.dataset.scheme = isDark ? 'dark' : 'light';
  root.dataset.density = look.density === 'compact' ? 'compact' : 'comfortable';
  root.style.colorScheme = root.dataset.scheme;
})();
