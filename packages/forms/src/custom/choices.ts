import type { SelectOption } from '@bureau/ui';

/** Returns the choices of a dropdown as a select has them. */
export const toOptions = (choices: readonly string[] = []): readonly SelectOption<string>[] =>
  choices.map((choice) => ({ id: choice, label: choice }));
