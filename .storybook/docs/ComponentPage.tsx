import { DocsContext, Source, Story } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

import { sentenceCase } from '../sentenceCase.ts';
import { framedStory } from './DocsTheme.tsx';
import { descriptionOf, Example } from './Example.tsx';
import { Guidance } from './Guidance.tsx';
import { Heading, Lead, Page, Status, SubHeading, Title } from './parts.styles.ts';
import { pageOf } from './pages.ts';
import { Prose } from './Prose.tsx';
import { Reference } from './Reference.tsx';

const matrixStory = 'Matrix';

/** Whether a story has a state of its own: one that only acts would be shown as another again. */
function hasState({ moduleExport, playFunction }: PreparedStory): boolean {
  const own = moduleExport as object;
  return !playFunction || ['args', 'render', 'decorators', 'globals'].some((part) => part in own);
}

/** Shows what a component is for, how it is used, its props and its states: the page of every component in the workshop. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const [first, ...others] = context.componentStories();
  if (!first) return null;
  const framed = context.componentStories().find(({ id }) => id === framedStory);
  if (framed) return <Story of={framed.moduleExport} inline />;
  const page = pageOf(first.parameters);
  const matrix = others.find(({ name }) => name === matrixStory);
  const examples = others.filter((story) => story !== matrix && hasState(story));
  const [component] = page ? [...page.components, ...page.functions] : [];
  return (
    <Page className="sb-unstyled">
      <Title>{first.title.split('/').at(-1)}</Title>
      {component && component.status !== 'stable' && <Status>{component.status}</Status>}
      {page?.guide && (
        <Lead>
          <Prose>{page.guide.lead}</Prose>
        </Lead>
      )}
      <Example story={first} isWithoutCode={page?.example !== undefined} />
      {page?.example !== undefined && <Source dark language="tsx" code={page.example} />}
      {page?.guide && <Guidance guide={page.guide} />}
      {page && <Reference page={page} />}
      <Heading id="examples">Examples</Heading>
      {examples.map((story) => (
        <section key={story.id}>
          <SubHeading id={story.id}>{sentenceCase(story.name)}</SubHeading>
          <Prose>{descriptionOf(story)}</Prose>
          <Example story={story} />
        </section>
      ))}
      {matrix && (
        <section>
          <SubHeading id={matrix.id}>All states side by side</SubHeading>
          <Example story={matrix} />
        </section>
      )}
    </Page>
  );
}
