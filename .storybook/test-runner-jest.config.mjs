import { fileURLToPath } from 'node:url';

import { getJestConfig } from '@storybook/test-runner';

import { findBrowser, shortLivedArgs } from '../tools/browser.ts';
import { seedVariable } from '../tools/stories/order.mjs';

/** What is drawn again in part has other edges than what is drawn at once: how a round corner is smoothed depends on where the part begins. */
const pictureArgs = ['--disable-partial-raster'];

export default async () => {
  const { executablePath, args, env } = await findBrowser();
  const config = getJestConfig();
  return {
    ...config,
    testEnvironment: fileURLToPath(new URL('../tools/stories/environment.mjs', import.meta.url)),
    ...(process.env[seedVariable] !== undefined && {
      testSequencer: fileURLToPath(new URL('../tools/stories/order.mjs', import.meta.url)),
    }),
    // The environment gives the stories all that these files would.
    setupFilesAfterEnv: [],
    reporters: ['default', fileURLToPath(new URL('../tools/stories/countReporter.mjs', import.meta.url))],
    testTimeout: 180_000,
    watchPlugins: [],
    testEnvironmentOptions: {
      'jest-playwright': {
        browsers: ['chromium'],
        exitOnPageError: false,
        launchOptions: { executablePath, args: [...args, ...shortLivedArgs, ...pictureArgs], env },
        contextOptions: {
          viewport: { width: 1280, height: 800 },
          deviceScaleFactor: 1,
          reducedMotion: 'reduce',
          locale: 'en-GB',
          timezoneId: 'UTC',
        },
      },
    },
  };
};
