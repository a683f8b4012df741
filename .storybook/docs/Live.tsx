import { useOf } from '@storybook/addon-docs/blocks';

import { Example } from './Example.tsx';

/** Shows a story of the application in a page of words, to be used there. */
export function Live({ of }: { of: object }) {
  const { story } = useOf(of, ['story']);
  return <Example story={story} isWithoutCode />;
}
