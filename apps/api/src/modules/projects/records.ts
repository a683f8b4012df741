import { type Project, projects as contract } from '@bureau/contract';
import type { Viewer } from '../../access/Caller.ts';
import { visibleProjects } from '../../access/visible/projects.ts';
import { projects } from '../../db/schema/index.ts';
import { customActivityValues } from '../../records/customFields/values.ts';
import type { Records, ActivityValues } from '../../records/Records.ts';
import { readProject } from './read.ts';
import { hiddenFields } from './rules.ts';

type Money = Project['budget'];

const nameOf = (first: string | null, last: string | null) =>
  first === null || last === null ? null : `${first} ${last}`;

/** Writes an amount in minor units, as the contract has it. */
const tellMoney = (money: Money) => (money === null ? null : `${money.amount} ${money.currency}`);

const tellMember = ({ firstname, lastname, project_role: role }: Project['members'][number]) =>
  role === '' ? `${firstname} ${lastname}` : `${firstname} ${lastname} (${role})`;

/** Returns what the activity log tells of a project: names of its client and people, the number of its status, progress that was set by hand. */
const activityValues = (project: Project): ActivityValues => ({
  name: project.name,
  client_id: project.client_name,
  manager_id: nameOf(project.manager_firstname, project.manager_lastname),
  members: project.members.map(tellMember).join(', '),
  status: project.status,
  start_date: project.start_date,
  due_date: project.due_date,
  progress: project.is_progress_derived ? null : project.progress,
  estimated_minutes: project.estimated_minutes,
  billing_type: project.billing_type,
  currency: project.currency,
  budget: tellMoney(project.budget),
  hourly_rate: tellMoney(project.hourly_rate),
  logo: project.logo,
  tags: project.tags.join(', '),
  description: project.description,
  ...customActivityValues(project.custom_fields),
});

/** Describes projects to the functions that all records share, as a viewer may see them. */
export const projectRecordsFor = (viewer: Viewer | null): Records<Project> => ({
  name: contract.name,
  table: projects,
  visible: visibleProjects,
  read: (db, id) => readProject(db, id, viewer),
  activityValues,
  hiddenFields,
  describe: ({ code, name }) => `${code} ${name}`,
});
