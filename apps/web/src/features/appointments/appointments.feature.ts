import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const appointments = recordFeature('appointments', () => import('./appointments.screens.tsx'));
