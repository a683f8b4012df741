import type { CSSProperties, Ref } from 'react';

/** Describes what every component hands on to the element that it is, beside any `data-*` and `aria-*`, which need no declaration. */
export interface RootProps<Root extends Element = HTMLElement> {
  /** The id of the element. */
  id?: string | undefined;
  /** Adds classes to those of the component. */
  className?: string | undefined;
  /** Adds styles to the element, such as where it stands in a grid. */
  style?: CSSProperties | undefined;
  /** Receives the element. */
  ref?: Ref<Root> | undefined;
}

/** Returns what is meant for the root among all props of a component. */
export function rootPropsOf<Root extends Element>(props: RootProps<Root>): RootProps<Root> {
  const isForRoot = (name: string) => /^(?:id|className|style|ref|(?:aria|data)-.*)$/.test(name);
  return Object.fromEntries(Object.entries(props).filter(([name]) => isForRoot(name)));
}
