import '@bureau/theme/fonts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hydrationPage } from './hydrationPage.ts';

/** Shows the page beside what was served, which loads all of its code. */
const other = document.createElement('div');
document.body.append(other);
const beside = createRoot(other);
beside.render(hydrationPage());

/** Takes over what was served, once whoever looks at the page has seen all of it beside. */
addEventListener('message', () => {
  beside.unmount();
  other.remove();
  const root = document.getElementById('root');
  if (root) hydrateRoot(root, hydrationPage());
});
