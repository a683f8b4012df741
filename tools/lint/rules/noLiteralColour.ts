import type { Rule } from '../rule.ts';
import { namedColours } from './namedColours.ts';

const hex = '#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![0-9a-z_-])';
const call = '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\((?!\\s*from\\s+var\\()';
const named = `(?<![\\w-])(?:${namedColours.join('|')})(?![\\w-])`;
const anywhere = new RegExp(`${hex}|${call}|${named}`, 'gi');
const onlyThat = new RegExp(`^\\s*(?:${hex}\\s*$|${call})`, 'i');
const onlyName = new RegExp(`^\\s*${named}\\s*$`, 'i');
const declaration = /:([^:;{}]*)(?=[;}]|$)/g;
const colourProperty = /colou?r$|^(?:background|fill|stroke)$/i;

/** Refuses a colour that is written out: the theme alone knows colours, everything else names a token. */
export const noLiteralColour: Rule = {
  meta: {
    type: 'problem',
    messages: {
      literal: 'The colour {{colour}} is written out. Name a token instead: var(--bureau-color-…).',
    },
  },
  create: (context) => ({
    Literal(node) {
      if (typeof node.value !== 'string') return;
      const isColour = onlyThat.test(node.value) || (onlyName.test(node.value) && isColourOf(node.parent));
      if (isColour) context.report({ node, messageId: 'literal', data: { colour: node.value } });
    },
    TemplateElement(node) {
      const isCss = node.parent.parent?.type === 'TaggedTemplateExpression';
      for (const text of isCss ? values(node.value.raw) : [node.value.raw]) {
        const colours = isCss ? text.matchAll(anywhere) : onlyThat.test(text) ? [[text]] : [];
        for (const [colour] of colours) context.report({ node, messageId: 'literal', data: { colour } });
      }
    },
  }),
};

/** The values of a style sheet's declarations, without its comments, urls and selectors. */
function values(css: string): string[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/url\([^)]*\)/g, '');
  return [...plain.matchAll(declaration)].map((match) => match[1] ?? '');
}

interface Parent {
  type: string;
  key?: unknown;
  name?: unknown;
}

/** `fill="red"` and `{ color: 'red' }` are colours, `tone="red"` and `{ name: 'red' }` are words. */
function isColourOf(parent: Parent): boolean {
  const owner =
    parent.type === 'JSXAttribute' ? parent.name : parent.type === 'Property' ? parent.key : undefined;
  const name = owner && typeof owner === 'object' && 'name' in owner ? owner.name : undefined;
  return typeof name === 'string' && colourProperty.test(name);
}
