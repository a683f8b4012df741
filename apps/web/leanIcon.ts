import { createElement, type ReactElement, type SVGProps } from 'react';

/** The shapes of an icon of lucide, each an element of SVG and its attributes. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: object])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in pixels. Defaults to 24. */
  readonly size?: number;
}

/** Returns whether properties say what an icon means, which is hidden from screen readers otherwise. */
const hasMeaning = (props: IconProps) =>
  Object.keys(props).some((name) => name === 'role' || name === 'title' || name.startsWith('aria-'));

/**
 * Creates an icon as lucide does, for who only sizes and hides it: lucide's own has colors, strokes, names and a context, which it puts together anew each time
 * that it renders.
 */
export function createIcon({ node }: IconData): (props: IconProps) => ReactElement {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': hasMeaning(props) ? undefined : true,
        ...props,
      },
      ...shapes,
    );
}
