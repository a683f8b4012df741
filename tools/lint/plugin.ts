import { noLiteralColour } from './rules/noLiteralColour.ts';
import { noLiteralText } from './rules/noLiteralText.ts';
import { noUnknownToken } from './rules/noUnknownToken.ts';

/** Our own rules; oxlint loads them, see `.oxlintrc.json`. */
export default {
  meta: { name: 'bureau' },
  rules: {
    'no-literal-colour': noLiteralColour,
    'no-literal-text': noLiteralText,
    'no-unknown-token': noUnknownToken,
  },
};
