export {
  type Catalogue,
  comparePlaceholders,
  missingForms,
  wantedTexts,
  withoutPlaceholders,
} from './catalogues.ts';
