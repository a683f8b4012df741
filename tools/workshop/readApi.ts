/** Reads what the packages export, with the types that TypeScript sees: for the workshop, `llms.txt` and the reports on the API. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import {
  isClassDeclaration,
  isConstructorDeclaration,
  isFunctionDeclaration,
  isInterfaceDeclaration,
  isTypeAliasDeclaration,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  NodeBuilderFlags,
  type Project,
  type Signature,
  SignatureKind,
  type Symbol,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';

import { root } from '../install.mjs';
import type { ApiExport } from './api.types.ts';
import { membersOf, readDefaults, writeDoc } from './readMembers.ts';

/** The packages that others install, and whose components the workshop shows. */
export const packages = ['values', 'contract', 'theme', 'ui', 'forms'] as const;
export type PackageName = (typeof packages)[number];

interface Manifest {
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Returns what packages export, in the order of their entries and of names. */
export function readApi(names: readonly PackageName[] = packages): ApiExport[] {
  const api = new API({ cwd: root });
  try {
    return names.flatMap((name) => readPackage(api, name));
  } finally {
    api.close();
  }
}

function readPackage(api: API, name: PackageName): ApiExport[] {
  const folder = join(root, 'packages', name);
  const snapshot = api.updateSnapshot({ openProjects: [join(folder, 'tsconfig.json')] });
  const project = snapshot.getProject(join(folder, 'tsconfig.json'));
  if (!project) throw new Error(`TypeScript finds no project in ${folder}.`);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(exports).flatMap(([path, { '@bureau/source': source = '' }]) =>
    source.endsWith('.ts') ? readEntry(project, join(folder, source), `@bureau/${name}${path.slice(1)}`) : [],
  );
}

function readEntry({ checker, program }: Project, file: string, entry: string): ApiExport[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  // an entry that only has effects is no module
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .map((symbol) => readExport(checker, symbol, entry))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function readExport(checker: Checker, exported: Symbol, entry: string): ApiExport {
  const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const node = (symbol.valueDeclaration ?? symbol.declarations[0])?.resolve();
  if (!node) throw new Error(`${exported.name} of ${entry} has no declaration.`);
  return {
    name: exported.name,
    entry,
    file: relative(root, node.getSourceFile().fileName).replace(/\/dist\/(src\/.*)\.d\.ts$/, '/$1.ts'),
    doc: writeDoc(symbol.getDocumentationComment(checker)),
    status: statusOf(checker, symbol),
    ...describe(checker, symbol, node, exported.name),
  };
}

function statusOf(checker: Checker, symbol: Symbol): ApiExport['status'] {
  const tags = symbol.getJsDocTags(checker).map(({ name }) => name);
  if (tags.includes('deprecated')) return 'deprecated';
  return tags.includes('alpha') || tags.includes('beta') ? 'experimental' : 'stable';
}

/** Writes a type whole, however long. */
const write = (checker: Checker, type: Type) =>
  checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation);

function describe(
  checker: Checker,
  symbol: Symbol,
  node: Node,
  name: string,
): Pick<ApiExport, 'kind' | 'declaration' | 'members'> {
  if (isInterfaceDeclaration(node) || isTypeAliasDeclaration(node)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const members = isInterfaceDeclaration(node) ? membersOf(checker, type, new Map()) : [];
    return { kind: 'type', declaration: withoutComments(node.getText()), members };
  }
  if (isClassDeclaration(node)) {
    const parameters = node.members.find(isConstructorDeclaration)?.parameters ?? [];
    const text = parameters.map((one) => {
      const named = one.name.getText().startsWith('{') ? 'init' : one.name.getText();
      return `${named}${one.questionToken ? '?' : ''}: ${one.type?.getText() ?? 'unknown'}`;
    });
    return { kind: 'value', declaration: normaliseSpaces(`new ${name}(${text.join(', ')})`), members: [] };
  }
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (!signature || !type) {
    const text = type ? write(checker, type) : 'unknown';
    return { kind: 'value', declaration: `const ${name}: ${text}`, members: [] };
  }
  const declaration = writeSignature(checker, name, signature, node);
  const props = signature.getParameters().length > 0 && checker.getParameterType(signature, 0);
  if (!isElement(checker, signature) || !/^[A-Z]/.test(name))
    return { kind: 'function', declaration, members: [] };
  const members = props ? membersOf(checker, props, readDefaults(node)) : [];
  return { kind: 'component', declaration, members };
}

/** Whether a function returns what React can show. */
function isElement(checker: Checker, signature: Signature): boolean {
  const type = checker.getReturnTypeOfSignature(signature);
  return (
    type !== undefined &&
    /\b(?:Element|ReactNode|ReactElement|ReactPortal)\b/.test(checker.typeToString(type))
  );
}

function writeSignature(checker: Checker, name: string, signature: Signature, node: Node): string {
  const returned = checker.getReturnTypeOfSignature(signature);
  const result = returned ? write(checker, returned) : 'unknown';
  if (isFunctionDeclaration(node)) {
    const generics = node.typeParameters
      ? `<${node.typeParameters.map((one) => one.getText()).join(', ')}>`
      : '';
    const parameters = node.parameters.map((one) => {
      const named = one.name.getText().startsWith('{') ? 'props' : one.name.getText();
      const isOptional = one.questionToken !== undefined || one.initializer !== undefined;
      const type =
        one.type?.getText() ?? write(checker, checker.getTypeAtLocation(one) ?? checker.getUnknownType());
      return `${one.dotDotDotToken ? '...' : ''}${named}${isOptional ? '?' : ''}: ${normaliseSpaces(type)}`;
    });
    return `function ${name}${generics}(${parameters.join(', ')}): ${normaliseSpaces(node.type?.getText() ?? result)}`;
  }
  const type = isVariableDeclaration(node) && checker.getTypeAtLocation(node);
  return `const ${name}: ${type ? write(checker, type) : result}`;
}

/** Leaves comments, line breaks and what stands before the declaration out of its text. */
function withoutComments(text: string): string {
  return normaliseSpaces(text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')).replace(
    /^export (?:declare )?/,
    '',
  );
}

function normaliseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
