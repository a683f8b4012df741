import type { Examples } from './peopleExamples.ts';

/** Returns the examples of settings, files and what the company sets up beside. */
export function settingsExamples(): Examples {
  const only = () => Promise.resolve(1);
  return {
    'settings.one': { id: only },
    'settings.save': { body: () => ({ theme_layout: 'light' }) },
    'settings.reset': {
      id: only,
      body: () => ({}),
      // The demonstration keeps its settings.
      status: (kind) => (kind === 'missing' ? undefined : 403),
    },
    'settings.activities': { id: only },
    'workingDays.save': {
      body: () => ({ days: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, is_working: true, minutes: 60 })) }),
    },
    'paymentGateways.save': { body: () => [{ gateway: 'stripe', enabled: false }] },
    'slack.test': { status: (kind) => (kind === 'missing' ? undefined : 422) },
    'slack.save': { body: () => ({ events: ['task.completed'] }) },
    'numbering.save': { body: () => ({ forms: [{ form: 'tasks', digits: 5 }] }) },
    'uploads.create': { file: () => new File(['A note'], 'note.txt') },
  };
}
