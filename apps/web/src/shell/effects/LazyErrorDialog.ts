// its own module, so that only the dialog is loaded when it is needed, not the whole package
export { ErrorDialog } from '@bureau/ui/blocks';
