import { readFileSync } from 'node:fs';

import { type ESTree, parseSync, Visitor } from 'vite';

type Properties = ReadonlyMap<string, string>;
type Source = (node: { readonly start: number; readonly end: number }) => string;

interface Imported {
  /** The module, as it is written. */
  readonly from: string;
  readonly isType: boolean;
}

interface Example {
  /** The name of the component that stories show. */
  readonly name: string;
  /** The names of the props that it cannot do without. */
  readonly required: readonly string[];
  /** What packages export, by names: `Button` comes from `@bureau/ui`. */
  readonly entries: Properties;
}

/**
 * Returns the code of the first story of a component that passes everything it asks for, as an application has it; none where its stories show
 * something that tests have made of it, or name what only tests have.
 */
export function readExample(file: string, { name, required, entries }: Example): string | undefined {
  const text = readFileSync(file, 'utf8');
  const source: Source = ({ start, end }) => text.slice(start, end);
  const constants = new Map<string, string>();
  const objects = new Map<string, ESTree.ObjectExpression>();
  const { program, module } = parseSync(file, text);
  for (const statement of program.body) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration')
      constants.set(declaration.id?.name ?? '', source(declaration));
    if (declaration?.type === 'TSInterfaceDeclaration')
      constants.set(declaration.id.name, source(declaration));
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
  const imports = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries: names }) =>
      names.map(({ localName, isType }) => [localName.value, { from: moduleRequest.value, isType }] as const),
    ),
  );
  const shared = propertiesOf(objectAt(meta, 'args'), source);
  for (const [title, story] of objects) {
    if (title === 'meta' || title === 'Empty' || title === 'Matrix') continue;
    const args = new Map([...shared, ...propertiesOf(objectAt(story, 'args'), source)]);
    for (const key of forTests) if (!required.includes(key)) args.delete(key);
    const render = propertiesOf(story, source).get('render') ?? propertiesOf(meta, source).get('render');
    const markup = (render === undefined ? undefined : fill(name, render, args)) ?? write(name, args);
    if (
      !markup.includes(`<${name}`) ||
      !required.every((key) => args.has(key) || markup.includes(` ${key}=`))
    )
      continue;
    const code = [...needed(markup, constants), markup].join('\n\n');
    const written = writeImports(namesIn(code), imports, entries);
    if (written !== undefined) return `${written}\n\n${code}`;
  }
  return undefined;
}

/** What stories pass to prove that it reaches the root. */
const forTests = ['className', 'data-testid', 'id', 'style'];

/** Returns the names that code reads: of values, components and types. */
function namesIn(code: string): ReadonlySet<string> {
  const found = new Set<string>();
  const isRead = new Map<object, boolean>();
  const collect = (node: ESTree.Node) => {
    if ('name' in node && typeof node.name === 'string' && isRead.get(node) !== false) found.add(node.name);
  };
  new Visitor({
    MemberExpression: ({ computed, property }) => isRead.set(property, computed),
    Property: ({ computed, key }) => isRead.set(key, computed),
    JSXAttribute: (node) => isRead.set(node.name, false),
    Identifier: collect,
    JSXIdentifier: collect,
  }).visit(parseSync('example.tsx', code).program);
  return found;
}

/** Writes where names come from; none where one of them comes from tests. */
function writeImports(
  names: ReadonlySet<string>,
  imports: ReadonlyMap<string, Imported>,
  entries: Properties,
): string | undefined {
  const used = [...names].flatMap((name) => {
    const { from = '', isType = false } = imports.get(name) ?? {};
    const module = /^(?:\.|@bureau\/)/.test(from) ? (entries.get(name) ?? from) : from;
    return module === '' ? [] : [{ module, text: `${isType ? 'type ' : ''}${name}` }];
  });
  if (used.some(({ module }) => /^(?:\.|storybook\/)/.test(module))) return undefined;
  return [...Map.groupBy(used, ({ module }) => module)]
    .map(
      ([module, own]) =>
        `import { ${own
          .map(({ text }) => text)
          .sort(byName)
          .join(', ')} } from '${module}';`,
    )
    .sort()
    .join('\n');
}

const byName = (one: string, other: string) =>
  one.replace('type ', '').localeCompare(other.replace('type ', ''), 'en');

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
  const attributes = writeAttributes(args);
  const children = args.get('children');
  if (children === undefined) return `<${name}${attributes}/>`;
  const text = /^'([^'{<]*)'$/.exec(children)?.[1];
  const content = text ?? (children.startsWith('<') ? children : `{${children}}`);
  return `<${name}${attributes}>${/^<>([^]*)<\/>$/.exec(content)?.[1] ?? content}</${name}>`;
}

function writeAttributes(args: Properties): string {
  return [...args]
    .filter(([key]) => key !== 'children')
    .map(([key, value]) => {
      if (value === 'true') return ` ${key}`;
      if (/^on[A-Z]/.test(key) && /^fn\b/.test(value)) return ` ${key}={handle${key.slice(2)}}`;
      if (/^'[^'"\\]*'$/.test(value)) return ` ${key}="${value.slice(1, -1)}"`;
      return ` ${key}={${value}}`;
    })
    .join('');
}

/** Returns the markup of a story that draws the component itself, alone or in a form, with what it is passed in its place. */
function fill(name: string, render: string, args: Properties): string | undefined {
  const [, whole = ''] = /^\((?:args|\{[^}]*\})?\) => ([^]*)$/.exec(render) ?? [];
  const markup = unwrap(whole);
  const [, outermost = ''] = /^<([A-Za-z]+)/.exec(markup) ?? [];
  if (![name, 'Form', 'div'].includes(outermost) || markup.split('{...args}').length > 2) return undefined;
  return markup.replace(' {...args}', () => writeAttributes(args));
}

/** Takes the brackets around markup away. */
const unwrap = (text: string) => /^\(\s*(<[^]*>)\s*\)$/.exec(text)?.[1] ?? text;

/** Finds what code names of the constants of its file, and what these name in turn, as they stand there. */
function needed(code: string, constants: Properties): string[] {
  const found = new Set<string>();
  const collect = (text: string) => {
    for (const name of namesIn(text)) {
      const value = constants.get(name);
      if (value === undefined || found.has(name)) continue;
      found.add(name);
      collect(value);
    }
  };
  collect(code);
  return [...constants].filter(([name]) => found.has(name)).map(([, value]) => value);
}
