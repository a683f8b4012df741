import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import {
  applyTheme,
  deriveSidebar,
  type SidebarColor,
  sidebarColors,
  type SidebarGradient,
  sidebarGradients,
  type Theme,
} from '../index.ts';

const Frames = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: var(--bureau-space-5);
  padding: var(--bureau-space-4);
`;

const Frame = styled.figure`
  display: grid;
  grid-template: 176px auto / 92px minmax(0, 1fr);
  border-radius: var(--bureau-radius-large);
  overflow: hidden;
  font-size: var(--bureau-font-size-12);
  background: var(--bureau-backdrop) center / cover;
  background-color: var(--bureau-color-surface);
  color: var(--bureau-color-text);
  box-shadow: var(--bureau-shadow-floating);

  > figcaption {
    grid-column: 1 / -1;
    padding: var(--bureau-space-2) var(--bureau-space-3);
    border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
    background-color: var(--bureau-color-surface-raised);
  }
`;

const Menu = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: var(--bureau-space-2);
  border-inline-end: var(--bureau-border-width) solid var(--bureau-color-sidebar-border);
  background: var(--bureau-sidebar-picture) center / cover;
  background-color: var(--bureau-color-sidebar-surface);
  color: var(--bureau-color-sidebar-text);

  > span {
    padding: 3px 6px;
    border-radius: var(--bureau-radius-small);
  }

  > [data-selected] {
    font-weight: var(--bureau-font-weight-medium);
    background-color: var(--bureau-color-sidebar-selected);
    color: var(--bureau-color-sidebar-on-selected);
  }

  > [data-hovered] {
    background-color: var(--bureau-color-sidebar-hover);
  }

  > [data-muted] {
    color: var(--bureau-color-sidebar-text-muted);
  }
`;

const Page = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--bureau-space-2);
  padding: var(--bureau-space-3);
  background-color: var(--bureau-color-canvas);

  > strong {
    font-size: var(--bureau-font-size-14);
  }

  > small {
    font-size: inherit;
    color: var(--bureau-color-text-muted);
  }

  > mark {
    padding: 1px 6px;
    border-radius: var(--bureau-radius-small);
    background-color: var(--bureau-color-success-background);
    color: var(--bureau-color-success-text);
  }

  > em {
    padding: 4px 10px;
    border-radius: var(--bureau-radius-medium);
    font-style: normal;
    font-weight: var(--bureau-font-weight-medium);
    background-color: var(--bureau-color-accent);
    color: var(--bureau-color-on-accent);
  }

  > p {
    align-self: stretch;
    padding: var(--bureau-space-2);
    border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
    border-radius: var(--bureau-radius-medium);
    background-color: var(--bureau-color-surface);
  }
`;

interface ThemePreviewProps {
  readonly name: string;
  readonly theme: Theme;
}

function ratioOf({ sidebar }: Theme): string {
  const ratio = sidebar && deriveSidebar(sidebar)?.ratio;
  return ratio === undefined ? '' : ` · ${ratio.toFixed(1)} : 1`;
}

/** Shows a theme on a small page of its own. */
function ThemePreview({ name, theme }: ThemePreviewProps) {
  return (
    <Frame ref={(frame) => (frame ? applyTheme(theme, frame) : undefined)}>
      <Menu>
        <span data-selected>Projects</span>
        <span>Tasks</span>
        <span data-hovered>Calendar</span>
        <span data-muted>Reports</span>
      </Menu>
      <Page>
        <strong>Website relaunch</strong>
        <small>Due on Friday</small>
        <mark>Completed</mark>
        <p>On a surface</p>
        <em>Create task</em>
      </Page>
      <figcaption>
        {name}
        {ratioOf(theme)}
      </figcaption>
    </Frame>
  );
}

const layouts: Readonly<Record<string, Theme>> = {
  light: { layout: 'light' },
  dark: { layout: 'dark' },
  transparent: { layout: 'transparent', backdrop: { image: '/assets/images/backdrop/1.svg' } },
  'custom-colors': { layout: 'custom-colors', sidebar: { background: '#14532d' } },
  'light, high contrast': { layout: 'light', contrast: 'high' },
  'dark, high contrast': { layout: 'dark', contrast: 'high' },
};

const backgrounds = [...Object.keys(sidebarColors), ...Object.keys(sidebarGradients)] as (
  | SidebarColor
  | SidebarGradient
)[];

const pictures = [1, 2, 3, 4, 5, 6].map((number) => `/assets/images/sidebar/${number}.svg`);

/** Shows all themes beside each other: the layouts, and what a sidebar can be coloured with. */
function Layouts() {
  return (
    <Frames>
      {Object.entries(layouts).map(([name, theme]) => (
        <ThemePreview key={name} name={name} theme={{ contrast: 'standard', ...theme }} />
      ))}
      {backgrounds.map((background) => (
        <ThemePreview key={background} name={`Sidebar: ${background}`} theme={{ sidebar: { background } }} />
      ))}
      {pictures.map((image) => (
        <ThemePreview key={image} name="Sidebar with a picture" theme={{ sidebar: { image } }} />
      ))}
    </Frames>
  );
}

const meta = {
  id: 'theme-layouts',
  component: Layouts,
  parameters: {
    docs: {
      description: {
        component:
          'Every look that a person or a company can choose: layouts, schemes, high contrast, colours and pictures of the sidebar. Look at a new screen in light, in dark and with a coloured sidebar; the others follow from these. Which is shown is said by `theme` of `BureauProvider`.',
      },
    },
  },
} satisfies Meta<typeof Layouts>;

export default meta;

export const Matrix: StoryObj<typeof meta> = {};
