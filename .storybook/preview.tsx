import a11y from '@storybook/addon-a11y';
import docs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';

import { withMain, withProvider } from './decorators.tsx';
import './fonts.ts';
import { globalTypes, initialGlobals } from './globals.ts';

export default definePreview({
  // The add-ons of main.ts must be named here too, otherwise accessibility never runs and docs are blank.
  addons: [a11y(), docs()],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [withMain, withProvider],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      config: {
        rules: [
          { id: 'region', enabled: true },
          { id: 'target-size', enabled: true },
        ],
      },
    },
    docs: { codePanel: true },
    options: { storySort: { order: ['Theme', 'UI', 'Forms', 'Web'] } },
  },
});
