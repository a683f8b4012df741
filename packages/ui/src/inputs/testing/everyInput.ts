import type { ComponentType, Ref } from 'react';

/** Describes the props that every input hands on to its control. */
export interface ControlProps {
  readonly ref?: Ref<HTMLElement>;
  readonly [attribute: string]: unknown;
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../*/index.ts', { eager: true });
const stories = Object.keys(import.meta.glob('../*/*.stories.tsx'));

const options = [
  { id: 'low', label: 'Low' },
  { id: 'high', label: 'High' },
];

/** What an input cannot do without. */
const examples: Record<string, Record<string, unknown>> = {
  CheckboxGroup: { options },
  ComboBox: { options },
  FileInput: { maxBytes: 1024 },
  ImageInput: { maxBytes: 1024 },
  ListBox: { options },
  MoneyInput: { currency: 'EUR' },
  MultiSelect: { options },
  PasswordInput: { autoComplete: 'off' },
  RadioGroup: { options },
  SegmentedControl: { options },
  Select: { options },
};

/** Lists the components of `ui/inputs`, found by their folders: `Name/index.ts` exports `Name`. */
export const inputs = Object.entries(modules).flatMap(([path, module]) => {
  const [, name = ''] = path.split('/');
  return Object.hasOwn(module, name)
    ? [
        {
          name,
          Input: module[name] as ComponentType<ControlProps>,
          example: examples[name] ?? {},
          hasStories: stories.includes(`../${name}/${name}.stories.tsx`),
        },
      ]
    : [];
});
