import a11y from '@storybook/addon-a11y';
import docs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';

import { describeWhenRead } from '../tools/testing/describeWhenRead.ts';
import { chooseRules } from './chooseRules.ts';
import { describeArgs } from './docs/argTypes.ts';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { DocsTheme } from './docs/DocsTheme.tsx';
import { loadMessages, withMain, withPointer, withProvider } from './decorators.tsx';
import './fonts.ts';
import { resetStory } from './resetStory.ts';
import { globalTypes, initialGlobals } from './globals.ts';
import { modes } from './modes.ts';
import { viewports } from './viewports.ts';

const viewportOptions = Object.fromEntries(
  Object.entries(viewports).map(([key, { name, width, height }]) => [
    key,
    { name, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

configure({
  // What comes late on a busy machine is waited for; where it comes in time, this costs nothing.
  asyncUtilTimeout: 30_000,
  getElementError: describeWhenRead(getConfig().getElementError),
});

export default definePreview({
  // The add-ons of main.ts must be named here too, otherwise accessibility never runs and docs are blank.
  addons: [a11y(), docs()],
  tags: ['autodocs'],
  argTypesEnhancers: [describeArgs],
  globalTypes,
  initialGlobals,
  beforeEach: resetStory,
  afterEach: chooseRules,
  loaders: [loadMessages],
  decorators: [withPointer, withMain, withProvider],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      config: {
        rules: [
          // The link that skips to the content stands before all landmarks; axe knows such a link only as the first on the page,
          // and the workshop has its own, hidden, before it.
          { id: 'region', enabled: true, selector: 'body *:not(a[href="#main"])' },
          { id: 'target-size', enabled: true },
        ],
      },
    },
    chromatic: { modes },
    docs: {
      codePanel: true,
      container: DocsTheme,
      page: ComponentPage,
      toc: { headingSelector: 'h2, h3' },
    },
    viewport: { options: viewportOptions },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Tokens', 'Layout', 'Voice', 'Accessibility'],
          'Components',
          'Forms',
          'Patterns',
          'Pages',
          'What’s new',
        ],
      },
    },
  },
});
