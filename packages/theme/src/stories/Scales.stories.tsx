import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { StateMatrix } from '../../../../.storybook/StateMatrix.tsx';
import { scales, type ScaleToken } from '../index.ts';

const names = Object.keys(scales) as ScaleToken[];

function list<Prefix extends string>(prefix: Prefix) {
  return names.filter((name): name is Extract<ScaleToken, `${Prefix}${string}`> => name.startsWith(prefix));
}

const sentence = 'Quick zephyrs blow, vexing daft Jim · Ελληνικά · Кириллица · Tiếng Việt · 日本語 · 中文';

const Mover = styled.span`
  inline-size: 240px;
  border-radius: var(--bureau-radius-small);
  background-color: var(--bureau-color-surface-sunken);

  &::before {
    content: '';
    display: block;
    inline-size: var(--bureau-space-5);
    block-size: var(--bureau-space-5);
    border-radius: inherit;
    background-color: var(--bureau-color-accent);
    transition: translate var(--mover-duration) var(--bureau-easing-out);
  }

  &:hover::before {
    translate: 220px 0;
  }
`;

/** Shows the tokens that are the same in both schemes: type, space, shape, shadows and motion, which is seen under the pointer. */
function Scales() {
  return (
    <StateMatrix
      rows={{
        ...Object.fromEntries(
          list('font-size-').map((name) => [
            name,
            <span key={name} style={{ fontSize: `var(--bureau-${name})` }}>
              {sentence}
            </span>,
          ]),
        ),
        ...Object.fromEntries(
          list('font-weight-').map((name) => [
            name,
            <span key={name} style={{ fontWeight: `var(--bureau-${name})` }}>
              {sentence}
            </span>,
          ]),
        ),
        'tabular figures': (
          <span data-tabular>
            1,111.11
            <br />
            8,888.88
          </span>
        ),
        ...Object.fromEntries(
          list('space-').map((name) => [
            name,
            <span
              key={name}
              style={{
                inlineSize: `var(--bureau-${name})`,
                blockSize: 'var(--bureau-space-4)',
                backgroundColor: 'var(--bureau-color-accent)',
              }}
            />,
          ]),
        ),
        ...Object.fromEntries(
          [...list('radius-'), 'shadow-floating' as const, 'shadow-dialog' as const].map((name) => [
            name,
            <span
              key={name}
              style={{
                inlineSize: 'var(--bureau-space-12)',
                blockSize: 'var(--bureau-space-12)',
                backgroundColor: 'var(--bureau-color-surface-raised)',
                ...(name.startsWith('radius')
                  ? {
                      border: '1px solid var(--bureau-color-border-strong)',
                      borderRadius: `var(--bureau-${name})`,
                    }
                  : { borderRadius: 'var(--bureau-radius-large)', boxShadow: `var(--bureau-${name})` }),
              }}
            />,
          ]),
        ),
        ...Object.fromEntries(
          list('duration-').map((name) => [
            `${name} ${scales[name]}`,
            <Mover key={name} style={{ '--mover-duration': `var(--bureau-${name})` }} />,
          ]),
        ),
      }}
    />
  );
}

const meta = {
  id: 'theme-scales',
  component: Scales,
  parameters: {
    docs: {
      description: {
        component:
          'Sizes of text, space, corners, shadows and durations as they look. Take a step of the scale and no value between: one step apart can be seen, half a step looks like a mistake. What each is for stands under “Tokens”.',
      },
    },
  },
} satisfies Meta<typeof Scales>;

export default meta;

export const Matrix: StoryObj<typeof meta> = {};
