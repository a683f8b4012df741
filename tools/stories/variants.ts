export { modes as variants } from '../../.storybook/modes.ts';

/** Names the stories that are drawn. */
export const matrixStory = 'Matrix';
