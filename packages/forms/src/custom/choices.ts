import type { SelectOption } from '../select/index.ts';

/** Returns the choices of a dropdown as a select has them. */
export const toOptions = (choices: readonly string[] = []): readonly SelectOption<string>[] =>
  choices.map((choice) => ({ value: choice, label: choice }));
