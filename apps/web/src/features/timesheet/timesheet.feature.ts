import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const timesheet = recordFeature('timesheet', () => import('./timesheet.screens.tsx'));
