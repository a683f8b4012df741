import { type ComponentType, createElement, type ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>>;

/** Describes what of a file of stories is needed here. */
interface StoryFile {
  readonly default: {
    readonly component?: unknown;
    readonly subcomponents?: Readonly<Record<string, unknown>>;
    readonly args?: Props;
    readonly parameters?: Props;
    readonly decorators?: unknown;
  };
  readonly [story: string]: { readonly args?: Props; readonly parameters?: Props };
}

interface Sources {
  /** The entries of the package. */
  readonly entries: readonly unknown[];
  /** The files of stories. */
  readonly stories: readonly unknown[];
  /** The text of all modules. */
  readonly texts: readonly string[];
  /** Renders, by name, what stands only inside of something else, or is not seen at first, with the attributes. */
  readonly examples: Readonly<Record<string, (attributes: object) => ReactNode>>;
}

export interface FoundComponent {
  readonly name: string;
  /** Whether a story shows it, as its component or among its subcomponents. */
  readonly hasStory: boolean;
  /** Whether a comment says what it does. */
  readonly hasDocs: boolean;
  /** Renders it as its stories do, with the attributes. */
  readonly show: (attributes: object) => ReactNode;
}

/** Marks what stands around a component, so that its outermost element is known. */
export const outside = 'outside';

function isComponent(member: [string, unknown]): member is [string, ComponentType<object>] {
  const [name, value] = member;
  if (!/^[A-Z][a-z]/.test(name)) return false;
  if (typeof value === 'function') return !(value.prototype instanceof Error);
  // of `memo` and styled-components, not of `createContext`
  return typeof value === 'object' && value !== null && '$$typeof' in value && !('Provider' in value);
}

/** Finds the components that a package exports, and what its stories give them. */
export function findComponents({ entries, stories, texts, examples }: Sources): readonly FoundComponent[] {
  const exported = new Map(entries.flatMap((entry) => Object.entries(entry as object).filter(isComponent)));
  const files = stories as readonly StoryFile[];
  return [...exported].map(([name, Component]) => {
    const own = files.find(({ default: meta }) => meta.component === Component);
    const showing =
      own ?? files.find(({ default: meta }) => Object.values(meta.subcomponents ?? {}).includes(Component));
    const { default: meta, ...all } = own ?? { default: {} };
    const [first] = Object.values(all);
    const args = { ...first?.args, ...meta.args, ...all['Matrix']?.args };
    const parameters = { ...meta.parameters, ...first?.parameters };
    return {
      name,
      hasStory: showing !== undefined,
      hasDocs: texts.some((text) => new RegExp(`\\*/\\nexport (?:function|const) ${name}\\b`).test(text)),
      show: (attributes) => {
        const example = examples[name];
        const Inner = () => (
          <div data-probe={outside}>
            {example
              ? example({ ...args, ...attributes })
              : createElement(Component, { ...args, ...attributes })}
          </div>
        );
        const decorators = [meta.decorators ?? []].flat() as ((
          Story: ComponentType,
          context: object,
        ) => ReactNode)[];
        return decorators.reduce<ReactNode>(
          (shown, decorate) => decorate(() => shown, { args, parameters, globals: {} }),
          <Inner />,
        );
      },
    };
  });
}
