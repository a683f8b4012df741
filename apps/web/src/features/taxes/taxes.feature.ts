import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const taxes = recordFeature('taxes', () => import('./taxes.screens.ts'));
