import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const clients = recordFeature('clients', () => import('./clients.screens.ts'));
