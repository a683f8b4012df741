import type { TestRunnerConfig } from '@storybook/test-runner';

import { postVisit, prepare, preVisit } from '../tools/stories/visit.ts';

const config: TestRunnerConfig = { prepare, preVisit, postVisit };

export default config;
