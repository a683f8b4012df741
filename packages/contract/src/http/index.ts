export { collectionOf } from './collections.ts';
export {
  type BodyOf,
  defineEndpoint,
  hasEffect,
  type Endpoint,
  fillPath,
  hasIdempotencyKey,
  isIdParam,
  type Method,
  type ParamsOf,
  type PartsOf,
  type QueryOf,
  type ResponseOf,
  type UploadSpec,
} from './endpoint.ts';
export type { ListGroup } from './defineGroups.ts';
export { type ImportAnswer, importLimits, type ImportProgress } from './import.ts';
export { joinTexts } from './formatFilter.ts';
export { parseFilter, splitTexts } from './filters.ts';
export { largestId, parsePositive } from './parsePositive.ts';
export { formatListQuery, formatQuery } from './formatListQuery.ts';
export {
  customName,
  type DateRange,
  type FilterKind,
  type Filters,
  type FilterValue,
  type GroupField,
  type List,
  type ListQuery,
  type ListSpec,
  type NoValue,
  type NumberRange,
  perPage,
  type SortKey,
} from './list.ts';
export type { JsonSchema } from './jsonSchema.ts';
export { createOpenApi, type OpenApiDocument } from './openapi.ts';
export { parseListQuery } from './parseListQuery.ts';
export { toOneLine } from './schema.ts';
export { isBlank } from './isBlank.ts';
export { isPlainDate } from './plainDate.ts';
export { bulkLimit, type ExportFormat, exportFormats, exportTypes } from './limits.ts';
export { isStorable } from './isStorable.ts';
