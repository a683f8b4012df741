import { meetingFields, meetings } from '@bureau/contract';
import { lazyComponent } from '../../screens/lazy/lazyComponent.ts';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

const { Component: TypedAgendaLength } = lazyComponent(
  async () => (await import('./TypedAgendaLength.tsx')).TypedAgendaLength,
);

export const screens = describeScreens(meetings, meetingFields, {
  choices: { status: 'meetings.status' },
  fields: {
    organizer_id: { initial: ({ userId }) => userId },
    agenda_items: { Below: TypedAgendaLength },
  },
});
