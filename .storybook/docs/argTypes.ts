import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

import type { ApiMember } from '../../tools/workshop/api.types.ts';
import { pageOf } from './pages.ts';

const plain: Readonly<Record<string, 'string' | 'number' | 'boolean'>> = {
  ReactNode: 'string',
  string: 'string',
  number: 'number',
  boolean: 'boolean',
};

function typeOf({ type, options, isRequired: required }: ApiMember): SBType {
  if (options) return { name: 'enum', value: options.map((text) => text.replaceAll("'", '')), required };
  const name = plain[type] ?? (type.includes('=>') ? 'function' : undefined);
  return name ? { name, required } : { name: 'other', value: type, required };
}

/** Describes the args of a story by the props of its component, from which the panel of controls follows. */
export const describeArgs: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const members = pageOf(parameters)?.components[0]?.members ?? [];
  const described = members.map((member) => {
    const { name, type, doc, default: given } = member;
    const table = {
      type: { summary: type },
      ...(given !== undefined && { defaultValue: { summary: given } }),
    };
    return [name, { name, description: doc, type: typeOf(member), table, ...argTypes[name] }] as const;
  });
  return { ...argTypes, ...Object.fromEntries(described) };
};
