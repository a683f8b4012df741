import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const leaveTypes = recordFeature('leave-types', () => import('./leave-types.screens.ts'));
