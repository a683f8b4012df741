export { Figures, type FigureEntry, type FiguresProps } from './Figures.tsx';
