/** Describes why a submission was refused. */
export interface FormErrorInit {
  /** The messages of each field by its path, `lines.2.quantity`. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** What went wrong with the form as a whole. */
  readonly message?: string;
}

/**
 * Signals to a Form that a submission was rejected: throw it from `onSubmit`. Messages of fields that are on the screen show at
 * these fields until they are edited or submitted again, all others above the form. What was typed stays.
 */
export class FormError extends Error {
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor({ fields = {}, message = '' }: FormErrorInit, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FormError';
    this.fields = fields;
  }
}
