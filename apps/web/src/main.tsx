import '@bureau/theme/fonts';
import { defaultLocale } from '@bureau/values';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadTexts } from './app/i18n/loadTexts.ts';
import { loadFirstPage } from './app/loadFirstPage.ts';
import { createServices } from './app/services.ts';
import { allowEmptyHtml } from './trustedTypes.ts';

allowEmptyHtml(window.trustedTypes);

const services = createServices({
  baseUrl: String(import.meta.env['VITE_API_ADDRESS'] ?? ''),
  fetch: (input, init) => fetch(input, init),
  openLocalStorage: () => localStorage,
  openSessionStorage: () => sessionStorage,
  events: window,
  loadTexts,
});
// asked for before anything is drawn, since everything waits for it
void services.languages.use(defaultLocale);
loadFirstPage(services.session.get() !== null);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  );
}
