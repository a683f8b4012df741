// @vitest-environment node
import { testOnServer } from '../../ui/src/testing/serverTests.tsx';
import { components } from './testing/everyComponent.tsx';

testOnServer(components);
