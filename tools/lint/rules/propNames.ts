import type { Rule } from '../rule.ts';

/** Names that a prop must not have, and the one that it has in every component (docs/adr/0043-names-of-props.md). */
const replacements: Readonly<Record<string, string>> = {
  onClose: 'onOpenChange',
  defaultOpen: 'defaultIsOpen',
};

type Visitor = ReturnType<Rule['create']>;
type Member = Parameters<NonNullable<Visitor['TSInterfaceBody']>>[0]['body'][number];

function nameOf(member: Member): string | undefined {
  const hasName = member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature';
  return hasName && member.key.type === 'Identifier' ? member.key.name : undefined;
}

/** Refuses a second name for what all components call alike, and an `isOpen` among props without its `onOpenChange`. */
export const propNames: Rule = {
  meta: {
    type: 'problem',
    messages: {
      name: 'Every component calls `{{name}}` `{{replacement}}`.',
      pair: 'What has `isOpen` tells by `onOpenChange(isOpen)` that it opens or closes.',
    },
  },
  create: (context) => {
    const checkName = (node: Member) => {
      const name = nameOf(node);
      const replacement = name === undefined ? undefined : replacements[name];
      if (name !== undefined && replacement !== undefined)
        context.report({ node, messageId: 'name', data: { name, replacement } });
    };
    return {
      TSPropertySignature: checkName,
      TSMethodSignature: checkName,
      TSInterfaceDeclaration({ id, body }) {
        const find = (name: string) => body.body.find((member) => nameOf(member) === name);
        const isOpen = find('isOpen');
        if (id.name.endsWith('Props') && isOpen && !find('onOpenChange'))
          context.report({ node: isOpen, messageId: 'pair' });
      },
    };
  },
};
