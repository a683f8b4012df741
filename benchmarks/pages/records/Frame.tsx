import { memo, type ReactNode } from 'react';
import { Icon } from './icons.tsx';

const places = [
  { text: 'Dashboard', href: '#/dashboard', icon: <Icon name="dashboard" /> },
  { text: 'Tasks', href: '#/tasks', icon: <Icon name="tasks" /> },
];

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
        <ul>
          {places.map(({ href, icon, text }) => (
            <li key={href}>
              <a className="entry" href={href} aria-current={href === current ? 'true' : undefined}>
                <span className="icon">{icon}</span>
                <span>{text}</span>
              </a>
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
