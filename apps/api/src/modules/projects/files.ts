/** How other programs call the fields of projects in their files. */
export const projectFiles = {
  code: { synonyms: ['id', 'key', 'number', 'project id', 'project code'] },
  name: { synonyms: ['title', 'project', 'project name'] },
  status: {
    labels: 'projects.status',
    synonyms: ['state', 'stage'],
    aliases: {
      open: 'new planned backlog reopened',
      in_progress: 'doing started active running',
      on_hold: 'blocked paused deferred',
      cancel: 'canceled rejected',
      completed: 'done closed finished',
    },
  },
  health: { labels: 'projects.health' },
  health_reason: { labels: 'projects.health_reason' },
  client_name: { synonyms: ['client name', 'customer', 'company', 'account'] },
  manager: { synonyms: ['project manager', 'owner', 'lead', 'project lead', 'responsible'] },
  members: { synonyms: ['team', 'people', 'assignees', 'users'] },
  start_date: { synonyms: ['start date', 'starts', 'begin', 'planned start'] },
  due_date: { synonyms: ['due date', 'deadline', 'end', 'end date', 'finish date', 'target date'] },
  progress: { synonyms: ['percent', 'percent complete', 'completion', 'complete'] },
  estimated_minutes: {
    synonyms: ['estimated', 'estimated hours', 'estimated time', 'planned hours', 'effort'],
  },
  billing_type: {
    labels: 'projects.billing_type',
    synonyms: ['billing', 'billing type', 'billing method'],
    aliases: { fixed: 'flat lump', hourly: 'time', none: 'no internal free' },
  },
  tags: { synonyms: ['labels', 'keywords', 'categories'] },
  created_at: { synonyms: ['created at', 'created on', 'creation date'] },
  updated_at: { synonyms: ['updated at', 'last updated', 'modified', 'changed'] },
  created_by: { synonyms: ['created by', 'creator', 'author'] },
} as const;
