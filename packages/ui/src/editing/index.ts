export { controlStyles, touchTextStyles } from './control.styles.ts';
export * from './InlineEdit/index.ts';
