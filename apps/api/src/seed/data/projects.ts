/** Lists what projects are about. With the client's name they make the names of projects. */
export const undertakings = [
  'Website relaunch',
  'Year-end closing',
  'Office move',
  'ERP migration',
  'Customer portal',
  'Annual report',
  'Payroll change-over',
  'Data protection review',
  'Brand refresh',
  'Warehouse inventory',
  'Telephone system replacement',
  'Supplier consolidation',
  'Onboarding programme',
  'Tender for cleaning services',
  'Audit preparation',
  'Fleet renewal',
  'Energy saving plan',
  'Newsletter and press work',
  'Accessibility audit',
  'Document archive',
  'Spring trade fair',
  'Insurance renewal',
  'Help desk improvement',
  'Training calendar',
] as const;

/** Lists projects of the company itself. */
export const ownProjects = [
  'Internal: recruitment',
  'Internal: IT operations',
  'Internal: bookkeeping',
  'Internal: quality management',
  'Internal: facilities',
  'Internal: travel and events',
] as const;
