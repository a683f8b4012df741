/** Describes a prop of a component, or a field of an exported interface. */
export interface ApiMember {
  readonly name: string;
  /** The type, with the values of a union written out. */
  readonly type: string;
  readonly isRequired: boolean;
  /** Its sentence in the source; empty where there is none. */
  readonly doc: string;
  /** What it is without being given, as the source writes it. */
  readonly default?: string;
  /** Lists the values where no others can be given. */
  readonly options?: readonly string[];
  /** Whether it comes from React Aria, and is documented there. */
  readonly isInherited: boolean;
}

/** Describes what a package exports under a name. */
export interface ApiExport {
  readonly name: string;
  readonly kind: 'component' | 'function' | 'value' | 'type';
  /** What it is imported from: `@bureau/ui/charts`. */
  readonly entry: string;
  /** The file of its declaration, from the root of the repository. */
  readonly file: string;
  readonly doc: string;
  /** How it is declared, without its comments and its implementation. */
  readonly declaration: string;
  /** What an `@alpha`, `@beta` or `@deprecated` in its comment says. */
  readonly status: 'stable' | 'experimental' | 'deprecated';
  /** The props of a component, or the fields of an interface. */
  readonly members: readonly ApiMember[];
}
