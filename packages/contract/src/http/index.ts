export {
  type BodyOf,
  defineEndpoint,
  type Endpoint,
  fillPath,
  type Method,
  type ParamsOf,
  type ResponseOf,
} from './endpoint.ts';
export { formatListQuery } from './formatListQuery.ts';
export {
  type DateRange,
  type FilterKind,
  type Filters,
  type FilterValue,
  type List,
  type ListQuery,
  type ListSpec,
  perPage,
  type SortKey,
} from './list.ts';
export { createOpenApi, type OpenApiDocument } from './openapi.ts';
export { type ParsedListQuery, parseListQuery, type QueryProblem } from './parseListQuery.ts';
export { isPlainDate } from './plainDate.ts';
export { defineResource } from './resource.ts';
