// its own module, so that only the dialog is loaded when it is needed, not the whole package
export { ErrorDialog as default } from '@bureau/ui';
