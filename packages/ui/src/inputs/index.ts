export * from './Calendar/index.ts';
export * from './Checkbox/index.ts';
export * from './CheckboxGroup/index.ts';
export * from './ColorInput/index.ts';
export * from './ComboBox/index.ts';
export * from './DateInput/index.ts';
export * from './DateRangeInput/index.ts';
export * from './DateTimeInput/index.ts';
export * from './DurationInput/index.ts';
export * from './FileInput/index.ts';
export * from './FormField/index.ts';
export * from './ImageInput/index.ts';
export * from './ListBox/index.ts';
export * from './MoneyInput/index.ts';
export * from './MultiDateInput/index.ts';
export * from './MultiSelect/index.ts';
export * from './NumberInput/index.ts';
export * from './PasswordInput/index.ts';
export * from './PeoplePicker/index.ts';
export * from './PhoneInput/index.ts';
export * from './RadioGroup/index.ts';
export * from './RecurrenceInput/index.ts';
export * from './SearchInput/index.ts';
export * from './SegmentedControl/index.ts';
export * from './Select/index.ts';
export * from './Switch/index.ts';
export * from './TagsInput/index.ts';
export * from './TextArea/index.ts';
export * from './TextInput/index.ts';
export * from './TimeInput/index.ts';
export type { GroupOption } from './parts/group.types.ts';
export type { DateRange } from './parts/dates.types.ts';
export { FieldContext, type FieldContextValue } from './parts/FieldContext.ts';
export { inlineInsetStyles, inputBoxStyles, touchTextStyles } from './parts/inputBox.styles.ts';
export { useFieldProps } from './parts/useFieldProps.ts';
export { type ParsedValueProps, useParsedText } from './parts/useParsedText.ts';
export { OptionLabel, type OptionLabelProps } from './options/OptionLabel.tsx';
export { OptionList, type OptionListProps } from './options/OptionList.tsx';
export {
  optionOrRaw,
  optionsOrRaw,
  type OptionId,
  type OptionSection,
  type SelectOption,
  type SelectOptions,
} from './options/options.ts';
export type { LoadOptions } from './options/useOptionSearch.ts';
