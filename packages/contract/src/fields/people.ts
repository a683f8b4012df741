import { flag, id, shape, text } from '../http/schema.ts';

/** Describes a person in a list (docs/product.md §3). */
export const personSchema = shape({
  user_id: id().required(),
  firstname: text(100).required(),
  lastname: text(100).required(),
});

/** Describes an entry of a short list for pickers. */
export const named = shape({ id: id().required(), name: text(300).required() });

/** Describes what fields of other records can refer to. `is_active` is false for what is no longer in use, and left out otherwise: such a record stays where it is named already, and nothing new is to name it. */
export const pickable = named.shape({ is_active: flag().optional() });
