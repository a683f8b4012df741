import type { Rule } from '../rule.ts';

type Declaration = Parameters<NonNullable<ReturnType<Rule['create']>['VariableDeclarator']>>[0];

/** Returns the properties of `const meta = { … } satisfies Meta`. */
function propertiesOf({ id, init }: Declaration): Map<string, string | undefined> | undefined {
  if (id.type !== 'Identifier' || id.name !== 'meta') return undefined;
  const object = init?.type === 'TSSatisfiesExpression' ? init.expression : init;
  if (object?.type !== 'ObjectExpression') return undefined;
  return new Map(
    object.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [
            [
              property.key.name,
              property.value.type === 'Literal' ? String(property.value.value) : undefined,
            ] as const,
          ]
        : [],
    ),
  );
}

/**
 * Asks for the `id` of stories, after which their screenshots are named, and refuses a group in their title: the workshop groups them by
 * the folder that they are in.
 */
export const storyId: Rule = {
  meta: {
    type: 'problem',
    messages: {
      id: "Name the stories: `id: 'ui-button'`. Their screenshots keep that name wherever the file moves.",
      group: 'The workshop groups by folder: leave the title out, or give the last part alone.',
    },
  },
  create: (context) => ({
    VariableDeclarator(node) {
      const properties = propertiesOf(node);
      if (!properties) return;
      if (!properties.has('id')) context.report({ node, messageId: 'id' });
      if (/^(?:Blocks|Components|Forms|Foundations|Pages|Theme|UI|Web)\//.test(properties.get('title') ?? ''))
        context.report({ node, messageId: 'group' });
    },
  }),
};
