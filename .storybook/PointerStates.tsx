import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Table = styled.table`
  border-collapse: collapse;

  & :is(th, td) {
    padding: var(--bureau-space-2) var(--bureau-space-6) var(--bureau-space-2) 0;
    text-align: start;
    vertical-align: middle;
  }

  & th {
    font-size: var(--bureau-font-size-12);
    font-weight: var(--bureau-font-weight-regular);
    color: var(--bureau-color-text-muted);
  }
`;

/** The states by the word of a column: what a pseudo-class says in styles, and the attribute by which react-aria says it. */
const states = {
  'At rest': {},
  Hovered: { class: 'is-hover', attributes: ['data-hovered'] },
  Pressed: { class: 'is-hover is-active', attributes: ['data-hovered', 'data-pressed'] },
} as const;

/** Copies all styles, with the rules for the pointer asked for by a class: a rule alone would come after those that outdo it. */
function copyRules(): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n')
    .replaceAll(/:(hover|active)\b/g, '.is-$1');
}

function State({ name, children }: { name: keyof typeof states; children: ReactNode }) {
  const cell = useRef<HTMLTableCellElement>(null);
  useLayoutEffect(() => {
    const state = states[name];
    if (!('class' in state) || !cell.current) return;
    const mark = () => {
      for (const element of cell.current?.querySelectorAll('*') ?? []) {
        element.classList.add(...state.class.split(' '));
        for (const attribute of state.attributes) element.setAttribute(attribute, 'true');
      }
    };
    mark();
    // some are shown a moment later, as tabs
    const observer = new MutationObserver(mark);
    observer.observe(cell.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [name]);
  return <td ref={cell}>{children}</td>;
}

/** Returns the control of a row, of which there may be several: “Button, solid”. */
export const controlOf = (row: string) => row.replace(/,.*/, '');

/** Shows controls as they are under a pointer, which a picture could show of one at a time: all of them, or the one that the address of a frame names. */
export function PointerStates({ rows }: { rows: Readonly<Record<string, ReactNode>> }) {
  const alone = new URLSearchParams(location.search).get('control');
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(copyRules());
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
  const names = Object.keys(states) as (keyof typeof states)[];
  const shown = Object.entries(rows).filter(([row]) => alone === null || controlOf(row) === alone);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Control</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(([row, control]) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {names.map((name) => (
              <State key={name} name={name}>
                {control}
              </State>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
