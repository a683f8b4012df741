/** How many records one bulk call changes at most. */
export const bulkLimit = 2_000;

/** Lists the types of file that a list is exported as, with their media types. */
export const exportTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type ExportFormat = keyof typeof exportTypes;
export const exportFormats = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[];
