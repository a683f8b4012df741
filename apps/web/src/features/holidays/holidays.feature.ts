import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const holidays = recordFeature('holidays', () => import('./holidays.screens.ts'));
