import { testComponents } from '../../ui/src/testing/componentTests.tsx';
import { components } from './testing/everyComponent.tsx';

// the summary is there once a form was refused: its own test
testComponents(components, { withoutElement: ['FormErrorSummary'] });
