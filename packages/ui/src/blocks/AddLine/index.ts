export { AddLine, type AddLineProps } from './AddLine.tsx';
