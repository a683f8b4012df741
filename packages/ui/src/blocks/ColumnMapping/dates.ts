import { createOrderGuess, type DateOrder, localDateFormat, orderOfFormat } from '@bureau/values';

/** Guesses the order in which dates are written: the one that a value decides, and where none does, that of the language. */
export function guessDateOrder(samples: readonly string[], locale: string): DateOrder {
  const guess = createOrderGuess();
  for (const sample of samples) guess.add(sample);
  return guess.best(orderOfFormat(localDateFormat(locale)));
}
