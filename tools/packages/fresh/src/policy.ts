import '@bureau/theme/fonts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { policyPage } from './policyPage.ts';

const root = document.getElementById('root');
const page = policyPage(new URLSearchParams(location.search).get('nonce') ?? undefined);
if (root?.hasChildNodes()) hydrateRoot(root, page);
else if (root) createRoot(root).render(page);
