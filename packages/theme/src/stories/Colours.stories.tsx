import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { colorRoles, contrastRatio, tones, type ColorRole, type Scheme } from '../index.ts';

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
  scheme: Scheme;
  text: ColorRole;
  background: ColorRole;
}

function Pair({ scheme, text, background }: PairProps) {
  const roles = colorRoles[scheme];
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
function Colours({ scheme }: { scheme: Scheme }) {
  return (
    <Page>
      {(['text', 'text-muted', 'link'] as const).map((text) => (
        <Swatches key={text}>
          {surfaces.map((background) => (
            <Pair key={background} scheme={scheme} text={text} background={background} />
          ))}
        </Swatches>
      ))}
      <Swatches>
        <Pair scheme={scheme} text="on-accent" background="accent" />
        <Pair scheme={scheme} text="on-accent" background="accent-hover" />
        <Pair scheme={scheme} text="sidebar-text" background="sidebar-surface" />
        <Pair scheme={scheme} text="sidebar-text-muted" background="sidebar-hover" />
        <Pair scheme={scheme} text="sidebar-on-selected" background="sidebar-selected" />
      </Swatches>
      {tones.map((tone) => (
        <Swatches key={tone}>
          <Pair scheme={scheme} text={`${tone}-text`} background={`${tone}-background`} />
          <Pair scheme={scheme} text={`${tone}-text`} background="surface" />
          <Pair scheme={scheme} text={`${tone}-on-solid`} background={`${tone}-solid`} />
          <Swatch style={{ borderColor: `var(--bureau-color-${tone}-border)` }}>
            <Dot style={{ backgroundColor: `var(--bureau-color-${tone}-solid)` }} />
            <Name>{tone}-border and solid</Name>
          </Swatch>
        </Swatches>
      ))}
    </Page>
  );
}

const meta = {
  title: 'Theme/Colours',
  component: Colours,
  args: { scheme: 'light' },
  argTypes: { scheme: { control: false } },
  render: (_, { globals }) => <Colours scheme={globals['layout'] === 'dark' ? 'dark' : 'light'} />,
} satisfies Meta<typeof Colours>;

export default meta;

export const Matrix: StoryObj<typeof meta> = {};
