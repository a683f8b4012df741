import type { User } from '@bureau/contract';

/** Writes which roles somebody has, each with its department: `user (Design), project manager`. */
export const writePositions = (positions: User['positions']): string =>
  positions
    .map(({ department_name: department, role_name: role }) =>
      department === null ? role : `${role} (${department})`,
    )
    .join(', ');
