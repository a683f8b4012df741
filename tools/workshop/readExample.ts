import { readFileSync } from 'node:fs';

import { type ESTree, parseSync } from 'vite';

type Properties = ReadonlyMap<string, string>;
type Source = (node: { readonly start: number; readonly end: number }) => string;

/**
 * Returns the code of the first story of a component that passes everything it asks for, as an application has it; none where its stories show
 * something that tests have made of it.
 */
export function readExample(file: string, name: string, required: readonly string[]): string | undefined {
  const text = readFileSync(file, 'utf8');
  const source: Source = ({ start, end }) => text.slice(start, end);
  const constants = new Map<string, string>();
  const objects = new Map<string, ESTree.ObjectExpression>();
  for (const statement of parseSync(file, text).program.body) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration')
      constants.set(declaration.id?.name ?? '', source(declaration));
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      const value = init.type === 'TSSatisfiesExpression' ? init.expression : init;
      if ((isExported || id.name === 'meta') && value.type === 'ObjectExpression')
        objects.set(id.name, value);
      else constants.set(id.name, source(declaration));
    }
  }
  const meta = objects.get('meta');
  if (propertiesOf(meta, source).get('component') !== name) return undefined;
  const shared = propertiesOf(objectAt(meta, 'args'), source);
  for (const [title, story] of objects) {
    if (title === 'meta' || title === 'Empty' || title === 'Matrix') continue;
    const args = new Map([...shared, ...propertiesOf(objectAt(story, 'args'), source)]);
    for (const key of forTests) if (!required.includes(key)) args.delete(key);
    const render = propertiesOf(story, source).get('render') ?? propertiesOf(meta, source).get('render');
    const code = (render === undefined ? undefined : fill(name, render, args)) ?? write(name, args);
    if (code.includes(`<${name}`) && required.every((key) => args.has(key) || code.includes(` ${key}=`)))
      return [...needed(code, constants), code].join('\n\n');
  }
  return undefined;
}

/** What stories pass to prove that it reaches the root. */
const forTests = ['className', 'data-testid', 'id', 'style'];

function objectAt(object: ESTree.ObjectExpression | undefined, key: string) {
  const value = object?.properties
    .filter((property) => property.type === 'Property')
    .find((property) => property.key.type === 'Identifier' && property.key.name === key)?.value;
  return value?.type === 'ObjectExpression' ? value : undefined;
}

function propertiesOf(object: ESTree.ObjectExpression | undefined, source: Source): Properties {
  const own = object?.properties.filter((property) => property.type === 'Property') ?? [];
  return new Map(own.map(({ key, value }) => [source(key).replaceAll("'", ''), unwrap(source(value))]));
}

/** Writes an element with what a story passes; what tests watch is a handler of the application. */
function write(name: string, args: Properties): string {
  const children = args.get('children');
  const attributes = writeAttributes(args);
  const isLong = attributes.join(' ').length > 80 || attributes.some((one) => one.includes('\n'));
  const written = isLong
    ? `\n${attributes.map((one) => `  ${one.replaceAll('\n', '\n  ')}`).join('\n')}\n`
    : attributes.map((one) => ` ${one}`).join('');
  if (children === undefined) return `<${name}${written}${isLong ? '' : ' '}/>`;
  const text = /^'([^'{<]*)'$/.exec(children)?.[1];
  const content = text ?? (children.startsWith('<') ? children : `{${children}}`);
  return `<${name}${written}>${content}</${name}>`;
}

function writeAttributes(args: Properties): string[] {
  return [...args]
    .filter(([key]) => key !== 'children')
    .map(([key, value]) => {
      if (value === 'true') return key;
      if (/^fn\b/.test(value)) return `${key}={handle${key.slice(2)}}`;
      if (/^'[^'"\\]*'$/.test(value)) return `${key}="${value.slice(1, -1)}"`;
      return `${key}={${value}}`;
    });
}

/** Returns the markup of a story that draws the component itself, alone or in a form, with what it is passed in its place. */
function fill(name: string, render: string, args: Properties): string | undefined {
  const [, whole = ''] = /^\((?:args|\{[^}]*\})?\) => ([^]*)$/.exec(render) ?? [];
  const markup = unwrap(whole);
  const [, outermost = ''] = /^<([A-Za-z]+)/.exec(markup) ?? [];
  if (![name, 'Form', 'div'].includes(outermost) || markup.split('{...args}').length > 2) return undefined;
  return markup.replace(' {...args}', () =>
    writeAttributes(args)
      .map((one) => ` ${one}`)
      .join(''),
  );
}

/** Takes the brackets around markup away, and what its place in the file indents it by. */
function unwrap(text: string): string {
  const bare = /^\(\s*(<[^]*>)\s*\)$/.exec(text)?.[1] ?? text;
  const [first = '', ...rest] = bare.split('\n');
  const indent = Math.min(...rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return [first, ...rest.map((line) => line.slice(indent))].join('\n');
}

/** Finds what code names of the constants of its file, and what these name in turn. */
function needed(code: string, constants: Properties): string[] {
  const found = new Map<string, string>();
  const collect = (text: string) => {
    for (const [name] of text.matchAll(/\b[a-zA-Z]\w*/g)) {
      const value = constants.get(name);
      if (value === undefined || found.has(name)) continue;
      found.set(name, value);
      collect(value);
    }
  };
  collect(code);
  return [...found.values()].reverse();
}
