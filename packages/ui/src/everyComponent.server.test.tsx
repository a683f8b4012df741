// @vitest-environment node
import { testOnServer } from './testing/serverTests.tsx';
import { components } from './testing/everyComponent.tsx';

testOnServer(components);
