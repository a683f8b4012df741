import { projectFields, projects } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';
import { ProjectLogo } from './ProjectLogo.tsx';

export const screens = describeScreens(projects, projectFields, {
  choices: {
    status: 'projects.status',
    health: 'projects.health',
    health_reason: 'projects.health_reason',
    billing_type: 'projects.billing_type',
    logo: 'projects.logo',
  },
  fields: {
    name: {
      renderCell: ({ logo, name }) =>
        logo === null ? (
          name
        ) : (
          <>
            <ProjectLogo logo={logo} /> {name}
          </>
        ),
    },
    logo: { renderIcon: (logo) => <ProjectLogo logo={String(logo)} /> },
    manager_id: { initial: ({ userId }) => userId },
    health: {
      width: 132,
      renderMark: ({ health_reason: reason }, { t }) => reason && t(`projects.health_reason.${reason}`),
    },
  },
  related: {
    tasks: 'project_id',
    sprints: 'project_id',
    defects: 'project_id',
    incidents: 'project_id',
    meetings: 'project_id',
  },
  tabs: ['members', 'files', 'activity'],
});
