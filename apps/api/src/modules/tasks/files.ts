/** How other programs call the fields of tasks in their files. */
export const taskFiles = {
  code: { synonyms: ['id', 'key', 'issue key', 'issuekey', 'number', 'ticket'] },
  title: { synonyms: ['summary', 'subject', 'issue', 'name', 'task', 'task name', 'headline'] },
  status: {
    labels: 'status.task',
    synonyms: ['state', 'stage', 'issue status'],
    aliases: {
      open: 'new todo backlog reopened',
      in_progress: 'doing started active',
      on_hold: 'blocked paused deferred',
      waiting: 'pending',
      cancel: 'canceled wontfix rejected',
      completed: 'done closed resolved fixed finished',
    },
  },
  priority: {
    synonyms: ['prio', 'importance', 'urgency'],
    aliases: {
      urgent: 'blocker critical highest p1',
      very_high: 'p2',
      high: 'major p3',
      medium: 'normal p4',
      low: 'minor trivial lowest p5',
    },
  },
  project_name: { synonyms: ['project name', 'product'] },
  assignees: { synonyms: ['assignee', 'assigned to', 'owner', 'responsible'] },
  sprint_name: { synonyms: ['iteration', 'sprint name'] },
  parent_name: {
    synonyms: ['parent task', 'parent issue', 'parent id', 'parent key', 'subtask of', 'epic', 'epic link'],
  },
  dependencies: { synonyms: ['depends on', 'blocked by', 'predecessors', 'predecessor', 'waits for'] },
  watchers: { synonyms: ['followers', 'subscribers', 'cc'] },
  checklist: { synonyms: ['check list', 'checklist items'] },
  labels: { synonyms: ['tags', 'keywords'] },
  start_date: { synonyms: ['start date', 'starts', 'begin', 'planned start'] },
  due_date: {
    synonyms: [
      'due date',
      'duedate',
      'deadline',
      'target date',
      'due on',
      'due at',
      'finish date',
      'end date',
      'fällig am',
      'fällig',
    ],
  },
  recurrence: { synonyms: ['repeat', 'repeats', 'recurring', 'rrule'] },
  estimated_minutes: {
    synonyms: [
      'estimated',
      'estimated time',
      'estimated hours',
      'original estimate',
      'effort',
      'time estimate',
    ],
  },
  progress: {
    synonyms: ['percent', 'percent complete', 'done ratio', 'completion', 'complete', 'percent done'],
  },
  created_at: {
    synonyms: ['created at', 'created on', 'creation date', 'date created', 'opened', 'reported'],
  },
  updated_at: {
    synonyms: [
      'updated at',
      'updated on',
      'last updated',
      'modified',
      'changed',
      'last modified',
      'resolved',
      'closed',
    ],
  },
  created_by: { synonyms: ['created by', 'creator', 'author', 'reporter'] },
  description: { synonyms: ['details', 'body', 'text', 'notes', 'content', 'issue description'] },
} as const;
