import { styled } from 'styled-components';

import type { Guide, GuideSection } from '../../tools/workshop/docs.types.ts';
import { Heading, SubHeading } from './parts.styles.ts';
import { Prose } from './Prose.tsx';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: var(--bureau-space-8) var(--bureau-space-6);

  & + & {
    margin-block-start: var(--bureau-space-8);
  }
`;

const Side = styled.section`
  padding-block-start: var(--bureau-space-3);
  border-block-start: 2px solid var(--bureau-color-border-strong);

  &[data-verdict='good'] {
    border-color: var(--bureau-color-success-solid);
  }

  &[data-verdict='bad'] {
    border-color: var(--bureau-color-danger-solid);
  }

  & > h3 {
    margin-block-start: 0;
  }
`;

interface Half {
  readonly title: GuideSection;
  readonly verdict?: 'good' | 'bad';
}

const pairs: readonly (readonly [Half, Half])[] = [
  [{ title: 'When to use' }, { title: 'When not to use' }],
  [
    { title: 'Do', verdict: 'good' },
    { title: 'Don’t', verdict: 'bad' },
  ],
];
const single = ['Anatomy', 'Keyboard', 'Accessibility', 'Content'] as const;

const arrows: Readonly<Record<string, string>> = { '←': 'Left', '→': 'Right', '↑': 'Up', '↓': 'Down' };

/** Says which arrow is meant: few fonts have all of them. */
const nameArrows = (text: string) => text.replaceAll(/[←→↑↓]/g, (arrow) => arrows[arrow] ?? arrow);

/** Keys are read as keys, not as code. */
const Keys = styled.div`
  & code {
    padding-block: 1px;
    border: 1px solid var(--bureau-color-border);
    font-family: var(--bureau-font-family);
  }
`;

/** Shows the guide of a component: what stands against each other side by side, the rest below. */
export function Guidance({ guide: { sections } }: { guide: Guide }) {
  return (
    <>
      <Heading id="usage">Usage</Heading>
      {pairs.map((pair) => (
        <Pair key={pair[0].title}>
          {pair.map(({ title, verdict }) => (
            <Side key={title} data-verdict={verdict}>
              <SubHeading>{title}</SubHeading>
              <Prose>{sections[title] ?? ''}</Prose>
            </Side>
          ))}
        </Pair>
      ))}
      {single.map((title) =>
        sections[title] === undefined ? null : (
          <section key={title}>
            <SubHeading id={title.toLowerCase()}>{title}</SubHeading>
            {title === 'Keyboard' ? (
              <Keys>
                <Prose>{nameArrows(sections[title])}</Prose>
              </Keys>
            ) : (
              <Prose>{sections[title]}</Prose>
            )}
          </section>
        ),
      )}
    </>
  );
}
