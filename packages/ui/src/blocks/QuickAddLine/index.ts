export {
  QuickAddLine,
  type QuickAddLineProps,
  type QuickAddSuggestion,
  type QuickAddToken,
} from './QuickAddLine.tsx';
