import { defineEndpoint } from '../http/endpoint.ts';
import { id, instant, oneOf, shape, text, whole } from '../http/schema.ts';

const actions = ['start', 'pause', 'stop'] as const;

/** Describes a timer that runs or is paused. `elapsed_seconds` is what was worked when the answer was given, without pauses. */
export const timer = shape({
  task_id: id().required(),
  task_code: text(20).required(),
  task_title: text(300).required(),
  state: oneOf(['running', 'paused']).required(),
  started_at: instant().required(),
  elapsed_seconds: whole().required(),
}).meta({ isAssumed: true });

const timerOrNone = timer.nullable().defined();

const path = '/api/timer-logs';

export const timerLogs = {
  current: defineEndpoint('timerLogs.current', 'GET', path, {
    summary: "Returns the caller's timer, which runs or is paused, or null.",
    rule: 'signedIn',
    hasOverlay: false,
    response: timerOrNone,
  }),
  change: defineEndpoint('timerLogs.change', 'POST', path, {
    summary:
      "Starts a timer on a task, goes on with it, pauses or stops it, and gives the caller's timer. Starting stops the one on another task. Stopping logs the minutes. To pause or stop the timer of a task that is not on is refused with 409.",
    rule: 'signedIn',
    hasOverlay: false,
    body: shape({
      action: oneOf(actions).required(),
      /** Needed to start; without it, pausing and stopping are about whichever timer there is. */
      task_id: id().optional(),
    }),
    response: timerOrNone,
    errors: [404, 409],
  }),
};
