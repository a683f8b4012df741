import { type AnySchema, type InferType, type ObjectSchema, type ObjectShape } from 'yup';
import { id, instant, shape, text, version } from '../http/schema.ts';
import { customChanges, customValues } from './customValues.ts';
import { type Field, type Fields, optionOf } from './kinds.ts';
import { namesOf } from './names.ts';
import { labelSchema, readSchema, writeSchema } from './schemas.ts';
import type {
  BulkValues,
  CreateValues,
  CustomPart,
  Flat,
  ListedFields,
  Nothing,
  ReadOf,
  SystemValues,
  UpdateValues,
} from './types.ts';

/** What the records of a resource have beside the fields. */
export interface System<HasCode extends boolean = boolean, HasCustomFields extends boolean = boolean> {
  /** Whether the records have a code, and name who created them. */
  readonly hasCode: HasCode;
  readonly hasCustomFields: HasCustomFields;
}

/** Describes what does not fit a field: of a record alone, of a new one, and of a change. */
export interface Extra<
  Rec extends ObjectShape = ObjectShape,
  Create extends ObjectShape = ObjectShape,
  Update extends ObjectShape = ObjectShape,
> {
  readonly record?: Rec;
  readonly create?: Create;
  readonly update?: Update;
}

type ShapeOf<S extends ObjectShape> = InferType<ReturnType<typeof shape<S>>>;

type Version = { version?: number | undefined };

/** The shapes that follow from the fields of a resource. */
export interface Shapes<
  F extends Fields,
  HasCode extends boolean,
  Custom extends boolean,
  Rec extends ObjectShape,
  Create extends ObjectShape,
  Update extends ObjectShape,
> {
  readonly record: ObjectSchema<Flat<ReadOf<F> & SystemValues<HasCode, Custom> & ShapeOf<Rec>>>;
  /** Describes a record in a list: without what is long and what only its own screen shows. */
  readonly listItem: ObjectSchema<Flat<ReadOf<ListedFields<F>> & SystemValues<HasCode, Custom>>>;
  readonly create: ObjectSchema<Flat<CreateValues<F> & CustomPart<Custom> & ShapeOf<Create>>>;
  /** Describes an update: every field optional, and `version` of the record that was changed. */
  readonly update: ObjectSchema<Flat<UpdateValues<F> & CustomPart<Custom> & Version & ShapeOf<Update>>>;
  /** Describes what can be changed in many records at once. */
  readonly bulk: ObjectSchema<Flat<BulkValues<F> & CustomPart<Custom>>>;
}

/** Lists the fields with what they say. */
export const entriesOf = (fields: Fields): [name: string, field: Field][] => Object.entries(fields);

function readShape(fields: [string, Field][]): Record<string, AnySchema> {
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const names = namesOf(name, field);
      return [
        [names.read, readSchema(field)] as const,
        ...names.labels.map((label) => [label, labelSchema(field)] as const),
      ];
    }),
  );
}

const writeShape = (fields: [string, Field][], use: 'create' | 'update' | 'bulk') =>
  Object.fromEntries(
    fields
      .filter(([, { isReadOnly }]) => !isReadOnly)
      .map(([name, field]) => [name, writeSchema(field, use)]),
  );

const recordShape = (read: ObjectShape, { hasCode, hasCustomFields }: System, extra?: ObjectShape) =>
  shape({
    id: id().required(),
    ...(hasCode && { code: text(20).required() }),
    ...read,
    ...extra,
    ...(hasCustomFields && { custom_fields: customValues() }),
    created_at: instant().required(),
    updated_at: instant().required(),
    created_by: id().defined().nullable(),
    ...(hasCode && {
      created_firstname: text(100).defined().nullable(),
      created_lastname: text(100).defined().nullable(),
    }),
    version: version().required(),
  }).meta({ isAssumed: true });

/** Returns the shapes that follow from fields. */
export function shapesOf<
  F extends Fields,
  HasCode extends boolean,
  Custom extends boolean,
  Rec extends ObjectShape = Nothing,
  Create extends ObjectShape = Nothing,
  Update extends ObjectShape = Nothing,
>(
  fields: F,
  system: System<HasCode, Custom>,
  extra: Extra<Rec, Create, Update> = {},
): Shapes<F, HasCode, Custom, Rec, Create, Update> {
  const all = entriesOf(fields);
  const custom: ObjectShape = system.hasCustomFields ? { custom_fields: customChanges().optional() } : {};
  const shapes = {
    record: recordShape(readShape(all), system, extra.record),
    listItem: recordShape(readShape(all.filter(([, field]) => optionOf(field, 'list') !== 'none')), system),
    create: shape({ ...writeShape(all, 'create'), ...custom, ...extra.create }),
    update: shape({
      ...writeShape(
        all.filter(([, { isFixed }]) => !isFixed),
        'update',
      ),
      ...custom,
      ...extra.update,
      version: version().optional(),
    }),
    bulk: shape({
      ...writeShape(
        all.filter(([, field]) => optionOf(field, 'bulk')),
        'bulk',
      ),
      ...custom,
    }),
  };
  // The types say of the fields what the registry of schemas makes of them, which the compiler cannot see; a test holds one against the other.
  return shapes as unknown as Shapes<F, HasCode, Custom, Rec, Create, Update>;
}
