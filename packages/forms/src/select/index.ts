export { emptyKey, findOption, optionOrRaw, type SelectOption } from './options.ts';
export { OptionLabel } from './parts/OptionLabel.tsx';
export { OptionPanel } from './parts/OptionPanel.tsx';
export { SelectTrigger } from './parts/SelectTrigger.tsx';
