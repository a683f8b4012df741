import {
  appointments,
  defects,
  incidents,
  leaves,
  meetings,
  providers,
  sprints,
  timesheet,
  todos,
} from '@bureau/contract';
import type { Database } from '../db/database.ts';
import { insertMany } from '../db/insertMany.ts';
import {
  meetingAttendees,
  meetingParticipants,
  recordTables,
  todos as todoTable,
} from '../db/schema/index.ts';
import { positionStep } from '../records/positions.ts';
import { defaultSettings } from '../db/settings/Settings.ts';
import { leaveTypeRows } from './data/absence.ts';
import * as texts from './data/work.ts';
import { clocksOf } from './incidentClocks.ts';
import { insertRecords } from './insertRecords.ts';
import { dateOf, day, hour, inOrder, keeper, paragraph, type Plan, type Records } from './plan.ts';
import { domainOf } from './domainOf.ts';
import { planTimesheet } from './planTimesheet.ts';
import { seedKnowledge } from './seedKnowledge.ts';

/** Picks somebody of a project, and when something of it was written down. */
function pickWork({ calendar, projects, random }: Plan, maxDays: number) {
  const project = random.pick(projects);
  const people = [project.managerId, ...project.memberIds];
  const createdAt = calendar.at(1 + random.next() * calendar.since(maxDays));
  return { project, people, createdAt: createdAt < project.createdAt ? project.createdAt : createdAt };
}

function planDefects(plan: Plan): Records {
  const { random } = plan;
  const records = Array.from({ length: 60 }, (_, index) => {
    const { project, people, createdAt } = pickWork(plan, 80);
    const reporter = random.pick(people);
    return {
      values: {
        title: texts.defectTitles[index % texts.defectTitles.length],
        status: random.weighted([
          [4, 4],
          [1, 4],
          [3, 4],
          [5, 4],
          [2, 5],
          [6, 1],
          [7, 1],
        ]),
        severity: random.weighted([
          [1, 2],
          [2, 5],
          [3, 4],
          [4, 2],
          [5, 1],
        ]),
        project_id: project.id,
        assignee_id: random.chance(0.85) ? random.pick(people) : null,
        reporter_id: reporter,
      },
      createdBy: reporter,
      createdAt,
    };
  });
  return inOrder(records);
}

function planIncidents(plan: Plan): Records {
  const { now, random } = plan;
  const records = Array.from({ length: 40 }, (_, index) => {
    const isOpen = index % 4 === 0;
    const { project, people, createdAt } = pickWork(plan, 60);
    const reporter = random.pick(people);
    const status = isOpen
      ? random.pick([1, 2, 3])
      : random.weighted([
          [4, 3],
          [7, 6],
          [5, 1],
        ]);
    const severity = random.weighted([
      [1, 3],
      [2, 5],
      [3, 4],
      [4, 2],
      [5, 1],
    ]);
    // what is open came in lately
    const reportedAt = isOpen ? new Date(now.getTime() - random.between(1, 30) * hour) : createdAt;
    return {
      values: {
        title: texts.incidentTitles[index % texts.incidentTitles.length],
        status,
        severity,
        project_id: random.chance(0.5) ? project.id : null,
        assignee_id: random.pick(people),
        reporter_id: reporter,
        channel: random.pick(['email', 'phone', 'portal', 'chat', 'monitoring'] as const),
        category: random.pick(['hardware', 'software', 'network', 'access', 'service'] as const),
        impact: random.pick(['low', 'medium', 'high'] as const),
        urgency: random.pick(['low', 'medium', 'high'] as const),
        ...clocksOf({ status, severity, reportedAt, now, isLate: index % 7 === 2 }),
      },
      createdBy: reporter,
      createdAt: reportedAt,
    };
  });
  return inOrder(records);
}

/** Plans meetings, past and to come, with who takes part in each. */
function planMeetings(plan: Plan) {
  const { now, random } = plan;
  const today = Math.floor(now.getTime() / day) * day;
  const planned = Array.from({ length: 30 }, (_, index) => {
    const project = random.pick(plan.projects);
    const people = [...new Set([project.managerId, ...project.memberIds])];
    const starts = today + (index * 2 - 36) * day + random.between(8, 15) * hour;
    const isPast = starts < now.getTime();
    const made = Math.max(Math.min(starts, now.getTime()) - 9 * day, project.createdAt.getTime());
    const record = {
      values: {
        title: `${random.pick(texts.meetingTitles)}: ${project.name}`,
        status: isPast
          ? random.weighted([
              [4, 9],
              [3, 1],
            ])
          : 1,
        starts_at: new Date(starts),
        duration_minutes: random.pick([30, 45, 60, 90]),
        project_id: project.id,
        organizer_id: project.managerId,
        place: random.pick(texts.meetingPlaces),
        agenda_items: texts.agendaTopics.map(([title, minutes]) => ({ title, minutes })),
        minutes: isPast
          ? paragraph('Everybody agreed on the plan. Open questions go to the project manager.')
          : '',
      },
      createdBy: project.managerId,
      createdAt: new Date(made),
    };
    const invited = random.sample(people, 6);
    const came = record.values.status === 4 ? invited.filter((id) => (index + id) % 5 !== 4) : [];
    return { record, people: invited, came };
  });
  return planned.toSorted((a, b) => a.record.createdAt.getTime() - b.record.createdAt.getTime());
}

/** Plans two weeks of work after two weeks, from Monday to Friday: the last but one began on the Monday before this week's and goes on. */
function planSprints({ now, projects }: Plan): Records {
  const length = 14 * day;
  const running = texts.sprintGoals.length - 2;
  const today = Math.floor(now.getTime() / day) * day;
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day - 7 * day;
  const records = projects.slice(0, 8).flatMap((project) =>
    texts.sprintGoals.map((goal, index) => {
      const start = monday + (index - running) * length;
      const end = start + length - 3 * day;
      return {
        values: {
          name: `Sprint ${index + 1}`,
          status: index < running ? 5 : index === running ? 2 : 1,
          project_id: project.id,
          start_date: dateOf(start),
          end_date: dateOf(end),
          started_at: index <= running ? new Date(start + 9 * hour) : null,
          completed_at: index < running ? new Date(end + 15 * hour) : null,
          goal,
        },
        createdBy: project.managerId,
        createdAt: project.createdAt,
      };
    }),
  );
  return inOrder(records);
}

function planAppointments({ now, random, staff }: Plan): Records {
  const today = Math.floor(now.getTime() / day) * day;
  return Array.from({ length: 24 }, (_, index) => {
    // a day of its own for each provider, so that no two are at the same time
    const starts =
      today + (Math.floor(index / 8) * 9 - 10 + (index % 8)) * day + random.between(8, 16) * hour;
    const isPast = starts < now.getTime();
    return {
      values: {
        title: random.pick(texts.appointmentTitles),
        status: isPast
          ? random.weighted([
              ['completed', 8],
              ['no_show', 1],
              ['cancelled', 1],
            ])
          : random.pick(['pending', 'confirmed']),
        provider_id: (index % texts.providerRows.length) + 1,
        service: texts.providerRows[index % texts.providerRows.length]?.[2][0]?.[0] ?? '',
        client_id: index % 3 === 2 ? null : (index % 10) + 1,
        starts_at: new Date(starts),
        duration_minutes: random.pick([30, 60]),
        buffer_minutes: index % 3 === 0 ? 15 : 0,
        place: random.pick(texts.meetingPlaces),
      },
      createdBy: random.pick(staff),
      createdAt: new Date(now.getTime() - (30 - index) * day),
    };
  });
}

function planLeaves({ now, random, staff }: Plan): Records {
  const today = Math.floor(now.getTime() / day) * day;
  return Array.from({ length: 24 }, (_, index) => {
    const planned = today + (index * 4 - 48) * day;
    // nobody is away on a weekend alone
    const isWeekend = new Date(planned).getUTCDay() % 6 === 0;
    const start = isWeekend ? planned + 2 * day : planned;
    const [reason, typeName] = texts.leaveReasons[index % texts.leaveReasons.length] ?? [];
    const typeIndex = leaveTypeRows.findIndex(({ name }) => name === typeName);
    const isUnasked = leaveTypeRows[typeIndex]?.approval === 'none';
    const isDecided = isUnasked || start < now.getTime() || index % 2 === 0;
    const isRejected = index % 9 === 4;
    const userId = staff[index % staff.length] ?? keeper;
    return {
      values: {
        reason,
        status: isDecided ? (isRejected ? 'rejected' : 'approved') : 'pending',
        user_id: userId,
        leave_type_id: typeIndex + 1,
        start_date: dateOf(start),
        // no public holidays and weekends are that long
        end_date: dateOf(start + random.between(4, 9) * day),
        approver_id: isDecided && !isUnasked && userId !== keeper ? keeper : null,
        decision_reason: isDecided && isRejected ? 'Too many of the team are away already.' : '',
      },
      createdBy: userId,
      createdAt: new Date(now.getTime() - (60 - index) * day),
    };
  });
}

const planTodos = ({ now }: Plan): Records =>
  [keeper, 1, 3, 4].flatMap((userId) =>
    texts.todoTitles.map((title, index) => ({
      values: {
        title,
        is_done: index === 5,
        due_date: index % 3 === 2 ? null : dateOf(now.getTime() + (index - 1) * day),
        notes: '',
      },
      columns: { position: index * positionStep },
      createdBy: userId,
      createdAt: new Date(now.getTime() - (7 - index) * day),
    })),
  );

const providerRecords = (founded: Date): Records =>
  texts.providerRows.map(([name, kind, services, contact], index) => ({
    values: {
      name,
      kind,
      services: services.map(([service, minutes, price], place) => ({
        id: (index + 1) * 100 + place,
        name: service,
        minutes,
        price: { amount: price, currency: defaultSettings.currency },
      })),
      contact_name: contact,
      email: `office@${domainOf(name)}`,
      phone: `+44 20 7946 ${String(400 + index).padStart(4, '0')}`,
      working_hours: (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((weekday) => ({
        day: weekday,
        start: '08:00',
        end: '17:00',
      })),
      currency: defaultSettings.currency,
      hourly_rate: (45 + index * 8) * 100,
    },
    createdBy: keeper,
    createdAt: founded,
  }));

/** Writes what is worked with beside tasks: defects, incidents, sprints, meetings, articles, providers, appointments, leave, to-dos and time that was worked. */
export async function seedWork(db: Database, plan: Plan, founded: Date): Promise<void> {
  await insertRecords(db, defects, recordTables.defects, planDefects(plan));
  await insertRecords(db, incidents, recordTables.incidents, planIncidents(plan));
  await insertRecords(db, sprints, recordTables.sprints, planSprints(plan));
  const met = planMeetings(plan);
  await insertRecords(
    db,
    meetings,
    recordTables.meetings,
    met.map(({ record }) => record),
  );
  await insertMany(
    db,
    meetingParticipants,
    met.flatMap(({ people }, index) => people.map((userId) => ({ meetingId: index + 1, userId }))),
  );
  await insertMany(
    db,
    meetingAttendees,
    met.flatMap(({ came }, index) => came.map((userId) => ({ meetingId: index + 1, userId }))),
  );
  await seedKnowledge(db, plan, founded);
  await insertRecords(db, providers, recordTables.providers, providerRecords(founded));
  await insertRecords(db, appointments, recordTables.appointments, planAppointments(plan));
  await insertRecords(db, leaves, recordTables.leaves, planLeaves(plan));
  await insertRecords(db, todos, todoTable, planTodos(plan));
  await insertRecords(db, timesheet, recordTables.timesheet, planTimesheet(plan));
}
