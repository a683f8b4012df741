import '@bureau/theme/fonts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/App.tsx';
import { fetchPrefetched } from './core/code/fetchPrefetched.ts';
import { loadTexts } from './core/languages/loadTexts.ts';
import { loadInitialData } from './shell/loadInitialData.ts';
import { createServices } from './core/services/services.ts';
import { allowEmptyHtml } from './trustedTypes.ts';

allowEmptyHtml(window.trustedTypes);

const services = createServices({
  baseUrl: String(import.meta.env['VITE_API_ADDRESS'] ?? ''),
  fetch: fetchPrefetched,
  openLocalStorage: () => localStorage,
  openSessionStorage: () => sessionStorage,
  events: window,
  loadTexts,
});
// not awaited here: the pages' code cannot come before that of this module has run
void loadInitialData(services).then((firstSettings) => {
  const root = document.getElementById('root');
  if (root) {
    // in slices, between which the browser can do something else
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <App services={services} firstSettings={firstSettings} />
        </StrictMode>,
      ),
    );
  }
});
