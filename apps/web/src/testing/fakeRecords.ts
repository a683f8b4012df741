import type { FakeApi } from './fakeApi.ts';
import { serveImports } from './fakeImports.ts';
import { serveRecordParts } from './fakeRecordSections.ts';
import { createRecord, type DescribedResource, serveResource } from './fakeResource.ts';

interface FakeRecord {
  readonly id: number;
  readonly version: number;
}

/** Answers all that the screens of a resource ask for, from so many records, which hold examples of its fields, or else what is given of each. */
export function serveRecords(
  api: FakeApi,
  resource: DescribedResource,
  count: number,
  valuesOf: (id: number) => object = () => ({}),
): void {
  const create = (id: number, changes: object = {}): FakeRecord => ({
    ...createRecord(resource, id, changes),
    id,
    version: 1,
  });
  const records = new Map(
    Array.from({ length: count }, (_, index) => [index + 1, create(index + 1, valuesOf(index + 1))] as const),
  );
  serveResource(api, resource, { records, create });
  serveRecordParts(api, resource.name);
  serveImports(api, resource, { records, create });
}
