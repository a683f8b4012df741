import type { Rule } from './rule.ts';
import { noLiteralColour } from './rules/noLiteralColour.ts';
import { noLiteralText } from './rules/noLiteralText.ts';
import { noUnknownToken } from './rules/noUnknownToken.ts';
import { propNames } from './rules/propNames.ts';
import { storyId } from './rules/storyId.ts';
import { visibleInTime } from './rules/visibleInTime.ts';

/** Our own rules; oxlint loads them, see `.oxlintrc.json`. */
const plugin: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'bureau' },
  rules: {
    'no-literal-colour': noLiteralColour,
    'no-literal-text': noLiteralText,
    'no-unknown-token': noUnknownToken,
    'prop-names': propNames,
    'story-id': storyId,
    'visible-in-time': visibleInTime,
  },
};

export default plugin;
