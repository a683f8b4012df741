import type { FieldError } from 'react-hook-form';

/** Marks an error that the server gave: it lasts until its field is edited, and blocks no further submission. */
export const serverErrorType = 'server';

/** Describes one error of react-hook-form's tree with its path, `lines.2.quantity`. */
export interface PathError {
  readonly path: string;
  readonly type: string;
  readonly message: string;
}

/** Lists the errors of react-hook-form's tree. */
export function listErrors(errors: object, parent = ''): PathError[] {
  return Object.entries(errors).flatMap(([key, node]: [string, unknown]) => {
    if (typeof node !== 'object' || node === null) return [];
    const path = parent === '' ? key : `${parent}.${key}`;
    return isFieldError(node)
      ? [{ path, type: node.type, message: node.message ?? '' }]
      : listErrors(node, path);
  });
}

function isFieldError(node: object): node is FieldError {
  return 'type' in node && typeof node.type === 'string';
}
