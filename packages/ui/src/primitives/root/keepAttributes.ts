import { createElement, type JSX } from 'react';

/**
 * Keeps attributes that a component of react-aria leaves out, such as `aria-describedby`, for `attrs` where it is styled. `tag` is the element
 * that it renders; one with an address is a link.
 */
export function keepAttributes(tag: keyof JSX.IntrinsicElements, isKept: RegExp = /^aria-/) {
  return (props: object) => {
    const kept = Object.entries(props).filter(([name]) => isKept.test(name));
    return {
      render: (attributes: object) => {
        const known = Object.entries(attributes).filter(([, value]) => value !== undefined);
        return createElement('href' in attributes ? 'a' : tag, Object.fromEntries([...kept, ...known]));
      },
    };
  };
}
