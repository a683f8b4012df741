import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';

import { nestStylesNatively } from '../packages/ui/src/vite.ts';
import { workshopDocs } from '../tools/workshop/plugin.ts';
import { groups } from './groups.ts';
import { indexStories } from './indexStories.ts';
import { interactionTag } from './interactionTag.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: groups,
  experimental_indexers: (indexers = []) => indexStories(indexers),
  tags: { [interactionTag]: { defaultFilterSelection: 'exclude' } },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../apps/web/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, experimentalCodeExamples: true },
  // props are read by TypeScript itself (tools/workshop), which resolves what they inherit
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [workshopDocs(), nestStylesNatively()],
      resolve: { conditions: ['@bureau/source'] },
      // Links to what is loaded would stay in the head, where axe reads hundreds of them for every story.
      build: { modulePreload: false, reportCompressedSize: false },
      // What is broken in one file shall not cover the stories of all others.
      server: { hmr: { overlay: false } },
      // Named so that a first visit does not find them one by one and reload half-way.
      optimizeDeps: {
        include: [
          '@hookform/resolvers/yup',
          'date-fns',
          'i18next',
          'lucide-react',
          'react-aria-components',
          'react-hook-form',
          'react-i18next',
          'react-router-dom',
          'styled-components',
          'swr',
          'yup',
        ],
      },
      oxc: { plugins: { styledComponents: { ssr: false } } },
    }),
});
