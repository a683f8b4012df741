import type { AnyObject, ObjectSchema } from 'yup';
import { collectionOf } from '../http/collections.ts';
import type { EndpointRule } from '../access/names.ts';
import type { CrudRules } from '../http/crud.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, oneOfTable, shape, text, version } from '../http/schema.ts';
import { activitiesOf } from './activity.ts';
import { attachmentsOf } from './attachments.ts';
import { commentsOf } from './comments.ts';

/** Defines the calls that the records of every resource have beside those of their own: its next code, activity log, comments and files. */
export function recordCallsOf<const Name extends string>(
  name: Name,
  rules: CrudRules,
  hasInternalComments = false,
) {
  return {
    generatedId: defineEndpoint(
      `${name}.generatedId`,
      'GET',
      `/api/${collectionOf(name)}/get-generated-id` as const,
      {
        kind: 'generatedId',
        summary: `Returns the code that the next record of ${name} will have, if nobody else creates one before.`,
        rule: rules.create,
        response: shape({ code: text(20).required() }).meta({ isAssumed: true }),
      },
    ),
    activities: activitiesOf(name, rules.view),
    comments: commentsOf(name, rules, hasInternalComments),
    attachments: attachmentsOf(name, rules),
  };
}

/** Names the calls that {@link recordCallsOf} defines, of any resource. */
export type RecordCalls = ReturnType<typeof recordCallsOf<string>>;

interface Changeable<Name extends string, Rec extends AnyObject> {
  readonly name: Name;
  readonly update: { readonly rule: EndpointRule; readonly response: ObjectSchema<Rec> };
}

/** Defines the call that moves a record to a status of its table. Any move is allowed. */
export const statusChangeOf = <const Name extends string, Value extends number, Rec extends AnyObject>(
  { name, update }: Changeable<Name, Rec>,
  table: readonly { readonly value: Value }[],
) =>
  defineEndpoint(`${name}.statusChange`, 'PUT', `/api/${collectionOf(name)}/status-change/{id}` as const, {
    kind: 'statusChange',
    summary: `Moves a record of ${name} to a status.`,
    rule: update.rule,
    body: shape({
      status: oneOfTable(table).required(),
      version: version().optional(),
    }),
    response: update.response,
  });

/** Defines the call that merges a record into another one of its resource, whose own reference `merged_into_id` says which. */
export const mergeOf = <const Name extends string, Rec extends AnyObject>({
  name,
  update,
}: Changeable<Name, Rec>) =>
  defineEndpoint(`${name}.merge`, 'POST', `/api/${collectionOf(name)}/{id}/merge` as const, {
    summary: `Merges a record of ${name} into another: its comments and files go over to that one, and it is closed. Neither may have been merged before.`,
    rule: update.rule,
    body: shape({ into_id: id().required() }),
    response: update.response,
  });
