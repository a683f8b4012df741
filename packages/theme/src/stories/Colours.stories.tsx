import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import {
  colorRoles,
  contrastRatio,
  tones,
  transparentRoles,
  type ColorRole,
  type ColorRoles,
} from '../index.ts';

const Page = styled.div`
  display: grid;
  gap: var(--bureau-space-8);
`;

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
  gap: var(--bureau-space-3);
`;

const Swatch = styled.li`
  display: flex;
  flex-direction: column;
  padding: var(--bureau-space-3);
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-medium);
`;

const Name = styled.span`
  font-size: var(--bureau-font-size-13);
`;

const Figure = styled.span`
  font-size: var(--bureau-font-size-12);
  font-variant-numeric: tabular-nums;
`;

const Dot = styled.span`
  inline-size: var(--bureau-space-4);
  block-size: var(--bureau-space-4);
  margin-block-end: var(--bureau-space-2);
  border-radius: var(--bureau-radius-full);
`;

interface PairProps {
  roles: ColorRoles;
  text: ColorRole;
  background: ColorRole;
}

function Pair({ roles, text, background }: PairProps) {
  const style = {
    backgroundColor: `var(--bureau-color-${background})`,
    color: `var(--bureau-color-${text})`,
  };
  return (
    <Swatch style={style}>
      <Name>
        {text} on {background}
      </Name>
      <Figure>{contrastRatio(roles[text], roles[background]).toFixed(2)} : 1</Figure>
    </Swatch>
  );
}

const surfaces = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'surface-selected',
] as const satisfies readonly ColorRole[];

/** Shows every pair of text and background, with its contrast; 4.5 : 1 is the least. */
function Colours({ roles }: { roles: ColorRoles }) {
  return (
    <Page>
      {(['text', 'text-muted', 'link'] as const).map((text) => (
        <Swatches key={text}>
          {surfaces.map((background) => (
            <Pair key={background} roles={roles} text={text} background={background} />
          ))}
        </Swatches>
      ))}
      <Swatches>
        <Pair roles={roles} text="on-accent" background="accent" />
      </Swatches>
      {tones.map((tone) => (
        <Swatches key={tone}>
          <Pair roles={roles} text={`${tone}-text`} background={`${tone}-background`} />
          <Pair roles={roles} text={`${tone}-text`} background="surface" />
          <Pair roles={roles} text={`${tone}-on-solid`} background={`${tone}-solid`} />
          <Swatch style={{ borderColor: `var(--bureau-color-${tone}-border)` }}>
            <Dot style={{ backgroundColor: `var(--bureau-color-${tone}-solid)` }} />
            <Name>{tone}-border and solid</Name>
          </Swatch>
        </Swatches>
      ))}
    </Page>
  );
}

/** Holds the roles of a layout; sidebars are shown with the layouts. */
const rolesOf = (layout: unknown): ColorRoles => {
  if (layout === 'transparent') return { ...colorRoles.dark, ...transparentRoles };
  return layout === 'dark' ? colorRoles.dark : colorRoles.light;
};

const meta = {
  id: 'theme-colours',
  component: Colours,
  parameters: {
    docs: {
      description: {
        component:
          'The pairs of colours that stand on each other, with the contrast that each has in the look of the toolbar. Take a pair as it stands here: a text of a role on a surface of its own has at least 4.5:1, what is no text 3:1. The values of all roles are under “Tokens”.',
      },
    },
  },
  args: { roles: colorRoles.light },
  argTypes: { roles: { control: false } },
  render: (_, { globals }) => <Colours roles={rolesOf(globals['layout'])} />,
} satisfies Meta<typeof Colours>;

export default meta;

export const Matrix: StoryObj<typeof meta> = {};
