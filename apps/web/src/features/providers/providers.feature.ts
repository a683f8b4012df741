import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const providers = recordFeature('providers', () => import('./providers.screens.ts'));
