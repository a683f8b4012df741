import type { Rule } from '../rule.ts';

const words = /\p{L}/u;
const catalogueKey = /^[\w-]+(?:\.[\w-]+)+$/;
const sentence = /\p{Lu}|\s/u;
const textNames =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|caption|description|header|heading|help|hint|label|message|placeholder|text|title)$|(?:Caption|Description|Heading|Help|Hint|Label|Message|Placeholder|Text|Title)$/;

interface Named {
  name: string | { name: string };
}

/** Refuses text that is written into a component: every word a person reads comes from a catalogue or from a prop. */
export const noLiteralText: Rule = {
  meta: {
    type: 'problem',
    messages: { literal: '"{{text}}" is written out. Take it from a catalogue or from a prop.' },
  },
  create: (context) => ({
    JSXText(node) {
      if (words.test(node.value))
        context.report({ node, messageId: 'literal', data: { text: node.value.trim() } });
    },
    JSXExpressionContainer(node) {
      if (node.parent.type === 'JSXAttribute' && !textNames.test(attributeName(node.parent))) return;
      for (const { literal, text } of literals(node.expression)) {
        if (isText(text)) context.report({ node: literal, messageId: 'literal', data: { text } });
      }
    },
    JSXAttribute(node) {
      if (node.value?.type !== 'Literal' || typeof node.value.value !== 'string') return;
      const text = node.value.value;
      if (textNames.test(attributeName(node)) && isText(text)) {
        context.report({ node: node.value, messageId: 'literal', data: { text } });
      }
    },
    Property(node) {
      const key =
        node.key.type === 'Identifier' ? node.key.name : node.key.type === 'Literal' ? node.key.value : '';
      if (typeof key !== 'string' || !textNames.test(key)) return;
      for (const { literal, text } of literals(node.value)) {
        if (isText(text) && sentence.test(text))
          context.report({ node: literal, messageId: 'literal', data: { text } });
      }
    },
  }),
};

function isText(text: string): boolean {
  return words.test(text) && !catalogueKey.test(text);
}

function attributeName(attribute: Named | { name: Named }): string {
  const { name } = attribute;
  return typeof name === 'string' ? name : typeof name.name === 'string' ? name.name : name.name.name;
}

type Visitor = ReturnType<Rule['create']>;
type Node =
  | Parameters<NonNullable<Visitor['JSXExpressionContainer']>>[0]['expression']
  | Parameters<NonNullable<Visitor['Property']>>[0]['value'];

/** The literals that an expression can come to: `a`, `b ? 'x' : 'y'`, `c && 'z'`, `d ?? 'w'` and templates. */
function literals(node: Node): { literal: Node; text: string }[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ literal: node, text: node.value }] : [];
    case 'TemplateLiteral':
      return [{ literal: node, text: node.quasis.map((quasi) => quasi.value.raw).join('') }];
    case 'ConditionalExpression':
      return [...literals(node.consequent), ...literals(node.alternate)];
    case 'LogicalExpression':
      return [...literals(node.left), ...literals(node.right)];
    default:
      return [];
  }
}
