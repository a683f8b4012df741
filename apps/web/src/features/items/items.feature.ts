import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const items = recordFeature('items', () => import('./items.screens.ts'));
