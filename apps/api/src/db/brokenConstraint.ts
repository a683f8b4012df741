/** The codes by which PostgreSQL says which kind of constraint was broken: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const kinds = {
  '23503': 'foreignKey',
  '23505': 'uniqueness',
  '23P01': 'exclusion',
} as const;

type ConstraintKind = (typeof kinds)[keyof typeof kinds];

const isCode = (code: unknown): code is keyof typeof kinds =>
  typeof code === 'string' && Object.hasOwn(kinds, code);

/** Finds the constraint that a query has broken; null where it has failed otherwise. */
export function brokenConstraint(
  error: unknown,
): { readonly kind: ConstraintKind; readonly name: string } | null {
  if (!(error instanceof Error)) return null;
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  if (isCode(code) && typeof constraint === 'string') return { kind: kinds[code], name: constraint };
  return brokenConstraint(error.cause);
}
