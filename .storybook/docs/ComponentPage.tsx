import { DocsContext, Source, Story } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

import { interactionTag } from '../interactionTag.ts';
import { sentenceCase } from '../sentenceCase.ts';
import { framedStory } from './DocsTheme.tsx';
import { descriptionOf, Example } from './Example.tsx';
import { Guidance } from './Guidance.tsx';
import { Heading, Lead, Page, Status, SubHeading, Title } from './parts.styles.ts';
import { pageOf } from './pages.ts';
import { Prose } from './Prose.tsx';
import { Reference } from './Reference.tsx';

const matrixStory = 'Matrix';

interface Preview {
  readonly storyStoreValue?: {
    readonly storyIndex: {
      readonly entries: Readonly<Record<string, { readonly tags?: readonly string[] }>>;
    };
  };
}

/** Returns whether a story acts by itself: it tests, and does not look as its name says before it does. */
function isActing({ id }: PreparedStory): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview };
  return preview.storyStoreValue?.storyIndex.entries[id]?.tags?.includes(interactionTag) === true;
}

/** Shows what a component is for, how it is used, its props and its states: the page of every component in the workshop. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const matrix = stories.find(({ name }) => name === matrixStory);
  // even one that acts shows the component before it does
  const first = stories.find(({ name }) => name !== matrixStory && name !== 'Empty') ?? stories[0];
  const examples = stories.filter((story) => story !== first && story !== matrix && !isActing(story));
  if (!first) return null;
  const framed = stories.find(({ id }) => id === framedStory);
  if (framed) {
    const { layout } = framed.parameters as { layout?: string };
    return (
      <div style={{ padding: layout === 'fullscreen' ? 0 : 'var(--bureau-space-4)' }}>
        <Story of={framed.moduleExport} inline />
      </div>
    );
  }
  const page = pageOf(first.parameters);
  const { docs } = first.parameters as { docs?: { description?: { component?: string } } };
  // what is no component says itself what it is for
  const lead = page?.guide?.lead ?? docs?.description?.component ?? '';
  const [component] = page ? [...page.components, ...page.functions] : [];
  return (
    <Page className="sb-unstyled">
      <Title>{first.title.split('/').at(-1)}</Title>
      {component && component.status !== 'stable' && <Status>{component.status}</Status>}
      {lead !== '' && (
        <Lead>
          <Prose>{lead}</Prose>
        </Lead>
      )}
      <Example story={first} isWithoutCode={page?.example !== undefined} />
      {page?.example !== undefined && <Source dark language="tsx" code={page.example} />}
      {page?.guide && <Guidance guide={page.guide} />}
      {page && <Reference page={page} />}
      {(examples.length > 0 || (matrix && matrix !== first)) && <Heading id="examples">Examples</Heading>}
      {examples.map((story) => (
        <section key={story.id}>
          <SubHeading id={story.id}>{sentenceCase(story.name)}</SubHeading>
          <Prose>{descriptionOf(story)}</Prose>
          <Example story={story} />
        </section>
      ))}
      {matrix && matrix !== first && (
        <section>
          <SubHeading id={matrix.id}>All states side by side</SubHeading>
          <Example story={matrix} />
          {page && page.controls.length > 0 && (
            <Prose>{`Under a pointer it answers as what it is made of: ${page.controls.map((name) => `\`${name}\``).join(', ')}.`}</Prose>
          )}
        </section>
      )}
    </Page>
  );
}
