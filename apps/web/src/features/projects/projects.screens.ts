import { projectFields, projects } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(projects, projectFields, {
  choices: { status: 'projects.status', billing_type: 'projects.billing_type', logo: 'projects.logo' },
});
