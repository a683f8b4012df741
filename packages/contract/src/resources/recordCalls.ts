import { type AnyObject, number, type ObjectSchema } from 'yup';
import type { Permission, PermissionPrefix } from '../access/index.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { oneOfTable, shape, text } from '../http/schema.ts';
import { activitiesOf } from './activity.ts';
import { attachmentsOf } from './attachments.ts';
import { commentsOf } from './comments.ts';

/** Defines the calls that the records of every resource have beside those of their own: its next code, activity log, comments and files. */
export function recordCallsOf<const Name extends string>(name: Name, permissionPrefix: PermissionPrefix) {
  const rule = (action: 'view' | 'create' | 'edit'): Permission => `${permissionPrefix}_${action}`;
  return {
    generatedId: defineEndpoint({
      id: `${name}.generatedId`,
      kind: 'generatedId',
      method: 'GET',
      path: `/api/${name}/get-generated-id` as const,
      summary: `Returns the code that the next record of ${name} will have, if nobody else creates one before.`,
      rule: rule('create'),
      response: shape({ code: text(20).required() }).meta({ isAssumed: true }),
    }),
    activities: activitiesOf(name, rule('view')),
    comments: commentsOf(name, rule('view')),
    attachments: attachmentsOf(name, { view: rule('view'), edit: rule('edit') }),
  };
}

/** Names the calls that {@link recordCallsOf} defines, of any resource. */
export type RecordCalls = ReturnType<typeof recordCallsOf<string>>;

/** Defines the call that moves a record to a status of its table. Any move is allowed. */
export const statusChangeOf = <const Name extends string, Value extends number, Rec extends AnyObject>(
  name: Name,
  permissionPrefix: PermissionPrefix,
  table: readonly { readonly value: Value }[],
  record: ObjectSchema<Rec>,
) => {
  const rule: Permission = `${permissionPrefix}_edit`;
  return defineEndpoint({
    id: `${name}.statusChange`,
    kind: 'statusChange',
    method: 'PUT',
    path: `/api/${name}/status-change/{id}` as const,
    summary: `Moves a record of ${name} to a status.`,
    rule,
    body: shape({
      status: oneOfTable(table).required(),
      version: number().strict().integer().min(1).optional(),
    }),
    response: record,
  });
};
