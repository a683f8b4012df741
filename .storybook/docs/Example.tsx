import { Canvas, Source } from '@storybook/addon-docs/blocks';
import { type SyntheticEvent, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'styled-components';

import { type Globals, initialGlobals } from '../globals.ts';
import { GlobalsContext } from '../GlobalsContext.ts';
import { viewports } from '../viewports.ts';
import { findCode } from './findCode.ts';

interface Parameters {
  readonly isPage?: boolean;
  readonly layout?: string;
  readonly docs?: {
    readonly description?: { readonly story?: string };
    readonly story?: { readonly inline?: boolean; readonly height?: string };
    readonly source?: { readonly code?: string };
  };
}

const parametersOf = ({ parameters }: PreparedStory): Parameters => parameters;

/** Returns what the comment above a story says. */
export const descriptionOf = (story: PreparedStory) => parametersOf(story).docs?.description?.story ?? '';

/** Whether a story would cover the page, or is a page: its frame is as high as a window. */
function needsWindow(story: PreparedStory): boolean {
  const { isPage, docs } = parametersOf(story);
  const { isOpen, defaultIsOpen } = story.initialArgs as { isOpen?: boolean; defaultIsOpen?: boolean };
  return isPage === true || docs?.story?.inline === false || isOpen === true || defaultIsOpen === true;
}

/** Whether a story is read in a language, look or width of its own, which the page around it has not. */
const hasGlobals = ({ storyGlobals }: PreparedStory) => Object.keys(storyGlobals).length > 0;

/** Makes a frame as high as what is in it, with the same distance below as above. */
function fit({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const isStory = frame.src.includes('viewMode=story');
  const content = frame.contentDocument?.getElementById(isStory ? 'storybook-root' : 'storybook-docs');
  if (!content) return;
  new ResizeObserver(() => {
    const { top, height } = content.getBoundingClientRect();
    frame.style.setProperty('--frame-height', `${Math.ceil(height + 2 * top)}px`);
    frame.style.setProperty('--frame-padding', '0px');
  }).observe(content);
}

/** Returns how wide the screen is on which a story is shown, if it names one. */
function widthOf({ storyGlobals }: PreparedStory): string | undefined {
  const { viewport } = storyGlobals as { viewport?: { value?: keyof typeof viewports } };
  return viewport?.value && `${viewports[viewport.value].width}px`;
}

/** Returns how high the frame of a story is at first, which names no height. */
function heightOf(story: PreparedStory, isWindow: boolean): string {
  if (!isWindow) return '120px';
  return parametersOf(story).isPage === true ? '640px' : '480px';
}

const Frame = styled.iframe`
  inline-size: var(--frame-width);
  max-inline-size: 100%;
  margin-block: var(--bureau-space-4);
  /* beside what is shown there are its distance to the edges and the two edges */
  block-size: calc(var(--frame-height) + var(--frame-padding) + 2px);
  border: 1px solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-small);
`;

const Code = styled.details`
  margin-block: var(--bureau-space-2) var(--bureau-space-6);
  font-size: var(--bureau-font-size-13);
`;

/** Returns what the toolbar asks for as an address says it. */
const writeGlobals = (globals: Globals) =>
  (Object.keys(initialGlobals) as (keyof Globals)[]).map((name) => `${name}:${globals[name]}`).join(';');

/** Returns the address of a story alone: as it is before it plays, unless its component has no page. */
function addressOf({ id, componentId, tags }: PreparedStory, globals: Globals): string {
  const query = new URLSearchParams({ globals: writeGlobals(globals) });
  if (tags.includes('autodocs')) {
    query.set('id', `${componentId}--docs`);
    query.set('viewMode', 'docs');
    query.set('frame', id);
  } else {
    query.set('id', id);
    query.set('viewMode', 'story');
  }
  return `${location.pathname}?${query}`;
}

interface ExampleProps {
  readonly story: PreparedStory;
  /** Leaves the code of the story out. */
  readonly isWithoutCode?: boolean;
}

/** Shows a story as it is at rest, with its code. */
export function Example({ story, isWithoutCode = false }: ExampleProps) {
  const { docs, layout } = parametersOf(story);
  const globals = useContext(GlobalsContext);
  const code = isWithoutCode ? undefined : findCode(docs?.source?.code);
  const isWindow = needsWindow(story);
  if (!isWindow && !hasGlobals(story))
    return code === undefined ? (
      <Canvas of={story.moduleExport} sourceState="none" />
    ) : (
      <Canvas of={story.moduleExport} source={{ code, language: 'tsx' }} />
    );
  return (
    <>
      <Frame
        title={story.name}
        loading="lazy"
        src={addressOf(story, globals)}
        style={{
          '--frame-width': widthOf(story) ?? '100%',
          '--frame-height': docs?.story?.height ?? heightOf(story, isWindow),
          '--frame-padding': layout === 'fullscreen' ? '0px' : 'calc(2 * var(--bureau-space-4))',
        }}
        onLoad={isWindow || docs?.story?.height !== undefined ? undefined : fit}
      />
      {code !== undefined && (
        <Code>
          <summary>Show code</summary>
          <Source dark language="tsx" code={code} />
        </Code>
      )}
    </>
  );
}
