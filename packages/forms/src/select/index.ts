export { emptyKey, findOption, optionOrRaw, optionsOrRaw, type SelectOption } from './options.ts';
export { MultiSelectControl } from './parts/MultiSelectControl.tsx';
export { OptionLabel } from './parts/OptionLabel.tsx';
export { OptionList } from './parts/OptionList.tsx';
export { OptionPanel } from './parts/OptionPanel.tsx';
export { SelectTrigger } from './parts/SelectTrigger.tsx';
export { Root as SelectRoot } from './select.styles.ts';
