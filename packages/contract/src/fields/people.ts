import { id, shape, text } from '../http/schema.ts';

/** Describes a person in a list (docs/product.md §3). */
export const personSchema = shape({
  user_id: id().required(),
  firstname: text(100).required(),
  lastname: text(100).required(),
});

/** Describes an entry of a short list for pickers. */
export const named = shape({ id: id().required(), name: text(300).required() });
