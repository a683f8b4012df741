/** How other programs call the fields of defects in their files. */
export const defectFiles = {
  title: { synonyms: ['summary', 'subject', 'issue', 'bug', 'defect', 'name', 'headline'] },
  status: {
    labels: 'defects.status',
    synonyms: ['state', 'stage', 'issue status'],
    aliases: {
      assigned: 'accepted confirmed',
      closed: 'done verified wontfix',
      in_progress: 'doing started active',
      open: 'new todo',
      solved: 'resolved fixed',
      reopen: 'reopened',
      deferred: 'paused postponed',
    },
  },
  severity: {
    labels: 'defects.severity',
    synonyms: ['priority', 'prio', 'importance', 'impact'],
    aliases: {
      urgent: 'blocker critical p1',
      very_high: 'highest p2',
      high: 'major p3',
      medium: 'normal p4',
      low: 'minor trivial lowest p5',
    },
  },
  assignee: { synonyms: ['assigned to', 'owner', 'responsible'] },
  reporter: { synonyms: ['reported by', 'submitter', 'author'] },
  found_in: { synonyms: ['version', 'affected version', 'affects version', 'affects version/s'] },
  fixed_in: { synonyms: ['fix version', 'fix version/s', 'target version'] },
  steps: { synonyms: ['steps to reproduce', 'reproduction'] },
  expected: { synonyms: ['expected behaviour', 'expected behavior'] },
  actual: { synonyms: ['description', 'details', 'body', 'actual behaviour', 'actual behavior'] },
} as const;
