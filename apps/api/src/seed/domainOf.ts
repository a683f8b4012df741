import { foldForSort } from '../db/fold.ts';

const legalForms = /\b(?:gmbh|sons|group|the|of|del)\b/g;

/** Makes up the address in the network of a company, from its name. */
export const domainOf = (name: string): string =>
  `${foldForSort(name)
    .replaceAll(legalForms, '')
    .replaceAll(/[^a-z]+/g, '')}.example`;
