import { findComponents } from '../../../ui/src/testing/findComponents.tsx';
import { fieldRules, FormErrorSummary, RulesForm, SubmitButton } from '../form/index.ts';

/** Lists the components of this package, found by what its entry exports. */
export const components = findComponents({
  entries: Object.values(import.meta.glob('../index.ts', { eager: true })),
  stories: Object.values(import.meta.glob('../**/*.stories.tsx', { eager: true })),
  texts: Object.values(
    import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{stories,test}.*'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ),
  examples: {
    SubmitButton: (attributes) => (
      <RulesForm rules={fieldRules({})} defaultValues={{}} onSubmit={() => undefined}>
        <SubmitButton {...attributes}>Save</SubmitButton>
      </RulesForm>
    ),
    FormErrorSummary: (attributes) => (
      <RulesForm rules={fieldRules({})} defaultValues={{}} onSubmit={() => undefined}>
        <FormErrorSummary {...attributes} />
      </RulesForm>
    ),
    RulesForm: (attributes) => (
      <RulesForm rules={fieldRules({})} defaultValues={{}} onSubmit={() => undefined} {...attributes}>
        Title
      </RulesForm>
    ),
  },
});
