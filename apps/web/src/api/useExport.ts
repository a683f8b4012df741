import type { ExportFormat, ListQuery } from '@bureau/contract';
import { useApi } from './ApiProvider.tsx';
import type { DownloadedFile } from './content.ts';
import type { Answering } from './resource.ts';

/** Returns the function that asks for a list as a file: what matches the query, in its order, with these columns. */
export function useExport(
  resource: Answering<'export'>,
): (query: ListQuery, format: ExportFormat, columns: readonly string[]) => Promise<DownloadedFile> {
  const { client } = useApi();
  return (query, format, columns) =>
    client.request(resource.export, {
      query: { ...query, format, columns: columns.join(',') },
      isBackground: true,
      retries: 0,
    }) as Promise<DownloadedFile>;
}
