import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  margin-block-start: var(--bureau-space-6);
  overflow-x: auto;
`;

const Table = styled.table`
  border-collapse: collapse;

  & > :is(thead, tbody) > tr > :is(th, td) {
    padding: var(--bureau-space-2) var(--bureau-space-6) var(--bureau-space-2) 0;
    text-align: start;
    vertical-align: middle;
  }

  & > :is(thead, tbody) > tr > th {
    font-size: var(--bureau-font-size-12);
    font-weight: var(--bureau-font-weight-regular);
    color: var(--bureau-color-text-muted);
  }
`;

/** The states by the word of a column: what pseudo-classes say in styles, and the attributes by which react-aria says it. */
const states = {
  Hovered: { classes: ['is-hover'], attributes: ['data-hovered'] },
  Pressed: { classes: ['is-hover', 'is-active'], attributes: ['data-hovered', 'data-pressed'] },
  Focused: { classes: ['is-focus-visible', 'is-focus'], attributes: ['data-focused', 'data-focus-visible'] },
} as const;

/** What a control is asked to look like. */
export type PointerState = keyof typeof states;

/** What a Matrix shows of its component under a pointer: `parameters: { pointer: { rows: … } }`. */
export interface PointerParameters {
  /** Controls, each shown at rest and in every state, by their name; a function where each of them needs a name of its own. */
  readonly rows?: Readonly<Record<string, ReactNode | ((state: string) => ReactNode)>>;
  /** What of a row the pointer is on, as a selector: its first control unless said otherwise. */
  readonly on?: string;
  /** What of the Matrix itself is shown in a state, as selectors: for what opens over the page, of which there is one at a time. */
  readonly marks?: Partial<Readonly<Record<PointerState, string>>>;
}

const firstControl = 'a[href], button, input, textarea, [role="option"], [tabindex]';

/** Copies all styles, with what only the browser may say asked for by a class: a rule alone would come after those that outdo it. */
function copyRules(): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n')
    .replaceAll(/:(hover|active|focus-visible|focus)(?![-\w])/g, '.is-$1');
}

/** Gives an element a state, and a pointer's also to what it is in, as a browser does. */
function force(element: Element | null | undefined, state: PointerState, within?: Element | null): void {
  const { classes, attributes } = states[state];
  const whole = element?.closest('[data-rac]');
  for (let one = element; one && one !== within && one !== document.body; one = one.parentElement) {
    if (state === 'Focused' && one !== element && one !== whole) continue;
    one.classList.add(...classes);
    for (const attribute of attributes) one.setAttribute(attribute, 'true');
  }
}

/** Gives back to the browser what has been forced. */
function release(): void {
  const all = Object.values(states);
  for (const element of document.querySelectorAll('.is-hover, .is-focus')) {
    element.classList.remove(...all.flatMap(({ classes }) => classes));
    for (const attribute of all.flatMap(({ attributes }) => attributes)) element.removeAttribute(attribute);
  }
}

/** Calls a function now and whenever something of the page has changed, as what is drawn a moment later. */
function useEachChange(update: () => void): void {
  useLayoutEffect(() => {
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  });
}

/** Keeps the styles by which the states are asked for. */
function useForcedStates(): void {
  const sheet = useRef<CSSStyleSheet>(null);
  useLayoutEffect(() => {
    const own = new CSSStyleSheet();
    sheet.current = own;
    document.adoptedStyleSheets.push(own);
    return () => {
      release();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== own);
    };
  }, []);
  useEachChange(() => sheet.current?.replaceSync(copyRules()));
}

function State({ name, on, children }: { name: PointerState; on: string; children: ReactNode }) {
  const cell = useRef<HTMLTableCellElement>(null);
  useEachChange(() => force(cell.current?.querySelector(on), name, cell.current));
  return <td ref={cell}>{children}</td>;
}

const names = Object.keys(states) as PointerState[];
const oneOfMany = '.sb-story';

/** Finds what is marked in the story itself, else in what has opened over the page: a page of words shows other stories, too. */
function findMarked(selector: string, place: Element | null): Element | undefined {
  const own = place?.closest(oneOfMany)?.querySelector(selector);
  return own ?? [...document.querySelectorAll(selector)].find((element) => !element.closest(oneOfMany));
}

/** Shows controls as they are under a pointer and with the focus of the keyboard, which a picture could show of one at a time. */
export function PointerStates({ rows = {}, on = firstControl, marks = {} }: PointerParameters) {
  const place = useRef<HTMLSpanElement>(null);
  useForcedStates();
  useEachChange(() => {
    for (const name of names) {
      const selector = marks[name];
      if (selector) force(findMarked(selector, place.current), name);
    }
  });
  if (Object.keys(rows).length === 0) return <span ref={place} hidden />;
  return (
    <Frame>
      <Table>
        <thead>
          <tr>
            <th scope="col">Under a pointer</th>
            <th scope="col">At rest</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([label, control]) => {
            const show = (state: string) =>
              typeof control === 'function' ? control(`${label}, ${state.toLowerCase()}`) : control;
            return (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{show('At rest')}</td>
                {names.map((name) => (
                  <State key={name} name={name} on={on}>
                    {show(name)}
                  </State>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Frame>
  );
}
