/** Describes a custom field of a company: of six types, with what its values have to be like (docs/product.md §3). */
export interface CustomFieldDefinition {
  /** The kind of field, which decides how it is entered and shown. */
  readonly type: 'text' | 'dropdown' | 'textarea' | 'numeric' | 'date' | 'checkbox';
  /** Names the field. */
  readonly label: string;
  /** Whether a value has to be given. */
  readonly isRequired?: boolean;
  /** Stands below the field in a form; nothing for an empty one. */
  readonly helpText?: string;
  /** Lists the choices of a dropdown. */
  readonly options?: readonly string[];
  /** The greatest number of characters of a text, and the greatest distance from zero of a number. */
  readonly max?: number;
}

/** A value of a custom field: a text, a choice or a plain date, a number, or a truth value; null for none. */
export type CustomFieldValue = string | number | boolean | null;
