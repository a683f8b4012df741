import { components } from './testing/everyComponent.tsx';
import { testComponents } from './testing/componentTests.tsx';

testComponents(components, {
  withoutElement: ['BureauProvider', 'OptionLabel'],
  withKey: ['MenuItem', 'MenuSection'],
});
