import { memo, type ReactNode } from 'react';
import { Icon, Shapes } from './icons.tsx';

type Place = readonly [text: string, href: string, shapes: number];

/** The menu of an administrator: its groups, and how many shapes the icon of each has. */
const groups: readonly (readonly [text: string, shapes: number, places: readonly Place[]])[] = [
  [
    'People',
    3,
    [
      ['Teams', '#/teams', 3],
      ['Clients', '#/clients', 5],
      ['Providers', '#/providers', 5],
      ['Users', '#/users', 4],
      ['Departments', '#/departments', 11],
      ['Team board', '#/teamboard', 3],
    ],
  ],
  [
    'Work',
    2,
    [
      ['Projects', '#/projects', 2],
      ['Tasks', '#/tasks', 5],
      ['Defects', '#/defects', 11],
      ['Incidents', '#/incidents', 8],
      ['Sprints', '#/sprints', 4],
      ['To-dos', '#/todos', 2],
      ['Timesheet', '#/timesheet', 3],
      ['Project planner', '#/projects-planner', 4],
      ['My work', '#/workspace', 6],
      ['Task board', '#/taskboard', 4],
    ],
  ],
  [
    'Time',
    2,
    [
      ['Public holidays', '#/holidays', 9],
      ['Leave types', '#/leave-types', 3],
      ['Meetings', '#/meetings', 3],
      ['Leave', '#/leaves', 1],
      ['Appointments', '#/appointments', 6],
    ],
  ],
  [
    'Communication',
    1,
    [
      ['Announcements', '#/announcements', 3],
      ['Knowledge base', '#/knowledgebase', 2],
    ],
  ],
  [
    'Finance',
    2,
    [
      ['Taxes', '#/taxes', 3],
      ['Items', '#/items', 4],
    ],
  ],
  [
    'Administration',
    2,
    [
      ['Roles', '#/roles', 1],
      ['Settings', '#/settings', 2],
    ],
  ],
];

interface EntryProps {
  readonly place: Place;
  readonly isCurrent: boolean;
}

const Entry = memo(function Entry({ place: [text, href, shapes], isCurrent }: EntryProps) {
  return (
    <li>
      <a className="entry" href={href} aria-current={isCurrent ? 'true' : undefined}>
        <span className="icon">
          <Shapes count={shapes} />
        </span>
        <span>{text}</span>
      </a>
    </li>
  );
});

const home: Place = ['Dashboard', '#/dashboard', 4];

const Sidebar = memo(function Sidebar({ current }: { readonly current: string | undefined }) {
  return (
    <div className="sidebar">
      <nav aria-label="Main menu">
        <a className="brand" href="#/dashboard">
          <span className="logo">
            <Icon name="logo" />
          </span>
          <span>Bureau</span>
        </a>
        <div className="menu-filter field">
          <input type="text" aria-label="Filter menu" placeholder="Filter menu" />
          <Icon name="search" />
        </div>
        <ul>
          <Entry place={home} isCurrent={current === home[1]} />
          {groups.map(([text, shapes, places]) => (
            <li key={text}>
              <button type="button" className="entry">
                <span className="icon">
                  <Shapes count={shapes} />
                </span>
                <span>{text}</span>
                <Icon name="down" />
              </button>
              <ul>
                {places.map((place) => (
                  <Entry key={place[1]} place={place} isCurrent={current === place[1]} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
});

const toolIcons = {
  'Full screen': 'fullscreen',
  Notifications: 'bell',
  Language: 'languages',
  Appearance: 'palette',
} as const;

const tools = (
  <div className="end">
    <button type="button" className="button secondary">
      <Icon name="search" />
      <span>
        <span>Search</span>
        <span aria-hidden>
          <kbd>Ctrl</kbd>
          <kbd>K</kbd>
        </span>
        <span className="hidden">Ctrl+K</span>
      </span>
    </button>
    <a className="button ghost" href="#/todos" aria-label="To-dos">
      <Icon name="tasks" />
    </a>
    {(['Full screen', 'Notifications', 'Language', 'Appearance'] as const).map((label) => (
      <button key={label} type="button" className="button ghost" aria-label={label}>
        <Icon name={toolIcons[label]} />
      </button>
    ))}
    <button type="button" className="button ghost" aria-label="Account">
      <span className="avatar">
        <img src="/assets/images/avatars/1-man.png" alt="" />
      </span>
    </button>
  </div>
);

const toggle = (
  <div className="toggle">
    <button type="button" className="button ghost" aria-label="Collapse sidebar">
      <Icon name="panel" />
    </button>
  </div>
);

const footer = (
  <footer>
    <span>© 2026 Demonstration data, made up from start to end.</span>
  </footer>
);

interface FrameProps {
  /** The addresses and names of the way to the page. */
  readonly way: readonly (readonly [href: string, text: string])[];
  readonly children: ReactNode;
}

/** Draws what stands around every page of the application. */
export function Frame({ way, children }: FrameProps) {
  return (
    <div className="layout">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Sidebar current={way[1]?.[0] ?? way[0]?.[0]} />
      <div className="page">
        <header>
          {toggle}
          <div className="start">
            <nav aria-label="Breadcrumb">
              <ol>
                {way.map(([href, text], index) => (
                  <li key={href}>
                    {index > 0 && (
                      <span className="divider">
                        <Icon name="chevron" />
                      </span>
                    )}
                    {index < way.length - 1 ? (
                      <a className="step" href={href}>
                        {text === 'Tasks' && <Icon name="tasks" />}
                        <span>{text}</span>
                      </a>
                    ) : (
                      <span className="step" aria-current="page">
                        <span>{text}</span>
                      </span>
                    )}
                  </li>
                ))}
              </ol>
            </nav>
          </div>
          {tools}
        </header>
        <main id="main">{children}</main>
        {footer}
      </div>
    </div>
  );
}
