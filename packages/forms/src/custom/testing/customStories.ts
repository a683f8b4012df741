import type { CustomFieldDefinition, CustomFieldValue } from '../custom.types.ts';

/** A field of each type, by its name in a form. */
export const definitions = {
  contract: {
    type: 'text',
    label: 'Contract number',
    isRequired: true,
    helpText: 'As on the order.',
    max: 500,
  },
  phase: { type: 'dropdown', label: 'Phase', options: ['Design', 'Tender', 'Construction'] },
  budget: { type: 'numeric', label: 'Budget', max: 1_000_000_000_000 },
  inspection: { type: 'date', label: 'Inspection' },
  safety: { type: 'checkbox', label: 'Safety plan' },
  remarks: { type: 'textarea', label: 'Remarks', max: 10_000 },
} as const satisfies Record<string, CustomFieldDefinition>;

/** Values of these fields. */
export const values: Readonly<Record<keyof typeof definitions, CustomFieldValue>> = {
  contract: 'HL-2026/118',
  phase: 'Tender',
  budget: 12_500.5,
  inspection: '2026-03-17',
  safety: true,
  remarks: 'Two bids are in.\nThe third comes on Monday.',
};

/** Lists the fields of each type with their names. */
export const entries = Object.entries(definitions) as [keyof typeof definitions, CustomFieldDefinition][];
