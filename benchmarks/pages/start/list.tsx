import '@bureau/theme/fonts';
import { start } from '../records/floor.tsx';

const root = document.getElementById('root');
// the list made by hand, as the page that somebody comes to
if (root) void start(root, new URLSearchParams());
