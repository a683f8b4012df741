export { BureauProvider, type BureauProviderProps } from './BureauProvider.tsx';
