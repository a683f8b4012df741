export { type RootProps, rootPropsOf } from './rootProps.ts';
