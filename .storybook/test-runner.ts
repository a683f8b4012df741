import type { TestRunnerConfig } from '@storybook/test-runner';

import { postVisit, preVisit } from '../tools/stories/visit.ts';

const config: TestRunnerConfig = { preVisit, postVisit };

export default config;
