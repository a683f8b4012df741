import { collectionOf, type ImportAnswer } from '@bureau/contract';
import { type FakeApi, json } from './fakeApi.ts';
import type { DescribedResource } from './fakeResource.ts';

type Column = ImportAnswer['columns'][number];

/** Maps the names of columns to the fields that they are recognised as. */
const guesses: Readonly<Record<string, string>> = { Title: 'title', Summary: 'title', Due: 'due_date' };

interface FakeImports<Rec> {
  readonly records: Map<number, Rec>;
  readonly create: (id: number, changes: Partial<Rec>) => Rec;
}

/** Takes records in from files of plain lines, with commas between their cells. A row without what names a record has an error. */
export function serveImports<Rec>(
  api: FakeApi,
  { fields, name: resource }: Pick<DescribedResource, 'fields' | 'name'>,
  { create, records }: FakeImports<Rec>,
): void {
  const [titleName = ''] = Object.keys(fields);
  api.on('GET /api/imports/:key', () => json({ phase: 'writing', done: 1, total: 3 }));
  api.on(`POST /api/${collectionOf(resource)}/import`, async ({ body, query }) => {
    const form = body as FormData;
    const [head = '', ...lines] = (await (form.get('file') as File).text()).trim().split('\n');
    const names = head.split(',');
    const cells = lines.map((line) => line.split(','));
    const parts = form.get('mapping');
    const mapping = parts === null ? null : (JSON.parse(parts as string) as Record<string, string>);
    const fieldOf = (name: string) =>
      mapping ? Object.keys(mapping).find((field) => mapping[field] === name) : guesses[name];

    const columns = names.map((name, index): Column => {
      const field = fieldOf(name) ?? null;
      const samples = cells.slice(0, 3).map((row) => row[index] ?? '');
      return { name, samples, field, date_order: field === 'due_date' ? 'dmy' : null };
    });
    const titles = cells.map((row) => row[columns.findIndex(({ field }) => field === titleName)] ?? '');
    const errors = titles.flatMap((title, index) =>
      title === '' ? [{ row: index + 2, field: titleName, message: 'This is required.' }] : [],
    );
    const created = titles.length - errors.length;
    if (!query.has('dry_run'))
      for (const title of titles.filter(Boolean)) {
        const id = Math.max(0, ...records.keys()) + 1;
        records.set(id, create(id, { [titleName]: title } as Partial<Rec>));
      }
    const answer: ImportAnswer = {
      rows: cells.length,
      created: errors.length > 0 && !query.has('skip_errors') ? 0 : created,
      failed: errors.length,
      errors,
      columns,
    };
    return json(answer);
  });
}
