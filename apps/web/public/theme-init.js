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
  const wantsContrast = look.contrast !== 'standard' && matchMedia('(prefers-contrast: more)').matches;
  root.dataset.contrast = look.contrast === 'high' || wantsContrast ? 'high' : 'standard';
  root.dataset.density = look.density === 'compact' ? 'compact' : 'comfortable';
  root.style.colorScheme = root.dataset.scheme;
  for (const [name, value] of Object.entries(look.properties ?? {}))
    if (name.startsWith('--bureau-')) root.style.setProperty(name, String(value));
})();

// Begins to load what the first page needs: the code that the build has named (startHints.ts), of the page before the sign-in or of those behind
// it and the one that the address names, with their texts, what the server is asked first, and the picture of the sign-in.
(() => {
  let session = { token: '', tokenType: '', expiresAt: 0 };
  try {
    session = JSON.parse(localStorage.getItem('bureau.session')) ?? session;
  } catch {
    // storage is blocked or was edited: nobody stays signed in
  }
  const isSignedIn = session.expiresAt > Date.now();
  const load = (properties) =>
    document.head.append(Object.assign(document.createElement('link'), properties));
  document.documentElement.toggleAttribute('data-signed-out', !isSignedIn);
  if (!isSignedIn && matchMedia('(width >= 992px)').matches)
    load({ rel: 'preload', as: 'image', href: '/uploads/login_bg' });
  const { account, settings, signedIn, signedOut, visitor, ...pages } = document.currentScript.dataset;
  const each = (files = '') => files.split(' ').filter(Boolean);
  for (const href of each(isSignedIn ? signedIn : signedOut)) load({ rel: 'modulepreload', href });
  const [address] = location.hash.slice(2).split('?');
  const name = (address || 'dashboard').replace(/^./, (letter) => letter.toUpperCase());

  // src/core/code/fetchPrefetched.ts takes the answers. Code is fetched, not preloaded as modules: the application can ask again for what does not
  // come (docs/adr/0029-code-that-did-not-come.md)
  const headers = { Accept: 'application/json', 'Accept-Language': 'en' };
  if (isSignedIn) headers.Authorization = `${session.tokenType} ${session.token}`;
  const prefetch = (href, authorization, init, list) => {
    const response = fetch(href, init);
    response.catch(() => undefined);
    return { address: new URL(href, document.baseURI).href, authorization, response, list };
  };
  const prefetchCall = (href, list) => prefetch(href, headers.Authorization ?? null, { headers }, list);
  const calls = [...each(settings), ...each(isSignedIn ? account : '')];
  const files = each(isSignedIn ? pages[`page${name}`] : visitor);
  // what narrows or sorts a list stands in the address
  const isWhole = !location.hash.includes('?');
  const [list, firstRows] = each(isSignedIn && isWhole ? pages[`list${name}`] : '');
  window.prefetchedRequests = [
    ...calls.map((href) => prefetchCall(href)),
    ...(list ? [prefetchCall(firstRows, list)] : []),
    ...files.map((href) => prefetch(href, null)),
  ];
})();
