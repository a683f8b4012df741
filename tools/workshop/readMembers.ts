import {
  isBindingElement,
  isFunctionDeclaration,
  isObjectBindingPattern,
  isTypeAliasDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import {
  type Checker,
  NodeBuilderFlags,
  type Symbol,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';

import type { ApiMember } from './api.types.ts';

/** What libraries hand on to the element: attributes and events of the DOM, which need no word here. */
const ofTheElement = /\/dom\.d\.ts$|\/@types\/react\/|\/styled-components\//;
const flags = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** Writes a comment as one line, without what points to documents of the repository. */
export function writeDoc(comment: string): string {
  return comment
    .replaceAll(/\s*\((?:docs\/|ADR )[^)]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns what a function gives its props where they are left out, by the names of props. */
export function readDefaults(node: Node): ReadonlyMap<string, string> {
  const pattern = isFunctionDeclaration(node) ? node.parameters[0]?.name : undefined;
  if (!pattern || !isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.elements.flatMap((element) =>
      isBindingElement(element) && element.name && element.initializer
        ? [[(element.propertyName ?? element.name).getText(), element.initializer.getText()] as const]
        : [],
    ),
  );
}

/** Returns the props of a component, or the fields of an interface: own ones first, as they stand in the source. */
export function membersOf(checker: Checker, type: Type, defaults: ReadonlyMap<string, string>): ApiMember[] {
  const parts = (type.isUnionType() && type.getTypes()) || [type];
  const symbols = parts.map((part) => checker.getPropertiesOfType(part));
  const byName = Map.groupBy(symbols.flat(), ({ name }) => name);
  const groups = [...byName.values()].toSorted(bySource(type.getSymbol()?.declarations[0]?.path));
  const members = groups.flatMap((same): ApiMember[] => {
    const [first] = same;
    const path = first?.declarations[0]?.path ?? '';
    if (!first || ofTheElement.test(path)) return [];
    // what only some parts of a union have need not be given
    const isRequired =
      same.length === parts.length && same.every((one) => !(one.flags & SymbolFlags.Optional));
    const given = defaults.get(first.name);
    return [
      {
        name: first.name,
        ...typeOf(checker, same),
        isRequired,
        doc: writeDoc(first.getDocumentationComment(checker)),
        ...(given !== undefined && { default: given }),
        isInherited: path.includes('/node_modules/'),
      },
    ];
  });
  return members.toSorted((one, other) => Number(one.isInherited) - Number(other.isInherited));
}

/** Sorts props as they are declared, those of the file at hand first. */
function bySource(home: string | undefined) {
  const place = ([symbol]: readonly Symbol[]) => {
    const { path = '', index = 0 } = symbol?.declarations[0] ?? {};
    return { path, index, isAway: path !== home };
  };
  return (first: readonly Symbol[], second: readonly Symbol[]) => {
    const [one, other] = [place(first), place(second)];
    if (one.isAway !== other.isAway) return Number(one.isAway) - Number(other.isAway);
    return one.path === other.path ? one.index - other.index : one.path < other.path ? -1 : 1;
  };
}

/** The type of a prop that one or more parts of a union have. */
function typeOf(checker: Checker, symbols: readonly Symbol[]): Pick<ApiMember, 'type' | 'options'> {
  const written = symbols.map((symbol) => writeType(checker, symbol));
  const options = written.every((one) => one.options)
    ? written.flatMap((one) => one.options ?? [])
    : undefined;
  return {
    type: [...new Set(written.map(({ type }) => type))].join(' | '),
    ...(options && { options: [...new Set(options)] }),
  };
}

function writeType(checker: Checker, symbol: Symbol): Pick<ApiMember, 'type' | 'options'> {
  const full = checker.getTypeOfSymbol(symbol);
  const type = full && checker.getNonNullableType(full);
  if (!type) return { type: 'unknown' };
  const values = (type.isUnionType() && type.getTypes()) || [type];
  if (values.every((one) => one.isStringLiteralType() || one.isNumberLiteralType())) {
    const texts =
      writtenValues(type) ??
      values.map((one) => checker.typeToString(one, undefined, flags).replaceAll('"', "'"));
    return { type: texts.join(' | '), options: texts };
  }
  const resolved = withoutUndefined(checker.typeToString(full, undefined, flags).replaceAll('"', "'"));
  const annotation = annotationOf(symbol) ?? resolved;
  return { type: resolved.length > annotation.length + longest ? annotation : resolved };
}

/** Returns the values of a union in the order of its source, which TypeScript does not keep. */
function writtenValues(type: Type): string[] | undefined {
  const node = type.getAliasSymbol()?.declarations[0]?.resolve();
  const text = node && isTypeAliasDeclaration(node) ? node.type.getText() : '';
  return /^(?:\|? ?'[^']*'\s*)+$/.test(text) ? (text.match(/'[^']*'/g) ?? undefined) : undefined;
}

/** How much longer than the annotation the resolved type may be, in characters: `Value` says less than `string | null`, a node of React more. */
const longest = 24;

/** Returns what the source says the type is. */
function annotationOf(symbol: Symbol): string | undefined {
  const node = symbol.declarations[0]?.resolve();
  const annotation = node && 'type' in node ? (node.type as Node | undefined) : undefined;
  return (
    annotation &&
    withoutUndefined(
      annotation
        .getText()
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .replaceAll(/\s+/g, ' '),
    )
  );
}

/** A prop that is optional may be undefined anyway. */
function withoutUndefined(text: string): string {
  const rest = text.replace(/ \| undefined$/, '');
  return /^\(.*\)$/.test(rest) && rest !== text && rest.includes('=>') ? rest.slice(1, -1) : rest;
}
