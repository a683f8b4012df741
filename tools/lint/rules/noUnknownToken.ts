import { tokenNames } from '../../../packages/theme/src/tokens/names.ts';
import type { Rule } from '../rule.ts';

const known: ReadonlySet<string> = new Set(tokenNames);
const tokenPattern = /--bureau-[a-z0-9-]*/g;

/** Refuses a `--bureau-…` custom property that the theme does not define. */
export const noUnknownToken: Rule = {
  meta: {
    type: 'problem',
    messages: {
      unknown: 'The theme has no token {{token}}. The tokens are listed in packages/theme/src/tokens.',
    },
  },
  create: (context) => ({
    Literal(node) {
      if (typeof node.value !== 'string') return;
      for (const [token] of node.value.matchAll(tokenPattern)) {
        if (!known.has(token)) context.report({ node, messageId: 'unknown', data: { token } });
      }
    },
    TemplateElement(node) {
      for (const match of node.value.raw.matchAll(tokenPattern)) {
        const [token] = match;
        const goesOn = !node.tail && match.index + token.length === node.value.raw.length;
        const isKnown = goesOn ? tokenNames.some((name) => name.startsWith(token)) : known.has(token);
        if (!isKnown)
          context.report({ node, messageId: 'unknown', data: { token: goesOn ? `${token}…` : token } });
      }
    },
  }),
};
