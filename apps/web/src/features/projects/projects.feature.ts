import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const projects = recordFeature('projects', () => import('./projects.screens.ts'));
