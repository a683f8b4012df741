import { projectFields, projects } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(projects, projectFields, {
  choices: { status: 'projects.status', billing_type: 'projects.billing_type', logo: 'projects.logo' },
  related: {
    tasks: 'project_id',
    sprints: 'project_id',
    defects: 'project_id',
    incidents: 'project_id',
    meetings: 'project_id',
    timesheet: 'project_id',
  },
  tabs: ['members', 'files', 'activity'],
});
