/** A role that somebody has, as far as it is told: in one department, or in the whole company where that is null. */
interface Position {
  readonly role_name: string;
  readonly department_name: string | null;
}

type NameOf = (role: string) => string;

const same: NameOf = (role) => role;

/** Writes texts with commas between them, each once. */
export const joinNames = (names: readonly (string | null)[]): string =>
  [...new Set(names)].filter((name) => name !== null).join(', ');

/** Writes which roles somebody has, each with its department: `user (Design), project manager`. */
export const writePositions = (positions: readonly Position[], nameOf = same): string =>
  positions
    .map(({ department_name: department, role_name: role }) =>
      department === null ? nameOf(role) : `${nameOf(role)} (${department})`,
    )
    .join(', ');

/** Writes which roles somebody has as the activity log keeps it, so that whoever reads it names them in their language. */
export const keepPositions = (positions: readonly Position[]): string =>
  positions.length === 0
    ? ''
    : JSON.stringify(
        positions.map(({ role_name, department_name }): Position => ({ role_name, department_name })),
      );

const isKept = (one: unknown): one is Position =>
  typeof one === 'object' &&
  one !== null &&
  'role_name' in one &&
  typeof one.role_name === 'string' &&
  'department_name' in one &&
  (one.department_name === null || typeof one.department_name === 'string');

/** Writes what the activity log keeps of the roles of somebody. Entries that were written in words stay what they are. */
export function writeKeptPositions(kept: string, nameOf: NameOf): string {
  try {
    const positions: unknown = JSON.parse(kept);
    return Array.isArray(positions) && positions.every(isKept) ? writePositions(positions, nameOf) : kept;
  } catch {
    return kept;
  }
}

/** Writes the roles of somebody beside the departments: alone where each role is in every department, and each with its own otherwise. */
export function writeRoles(positions: readonly Position[], nameOf = same): string {
  const places = new Set(positions.map((position) => position.department_name));
  const names = new Set(positions.map((position) => position.role_name));
  const isInEach = positions.length === names.size * places.size && (places.size === 1 || !places.has(null));
  return isInEach ? joinNames([...names].map(nameOf)) : writePositions(positions, nameOf);
}
