export type { Brand } from './Brand.ts';
export { type ThemeVariant, type BrandRole, brandRoles, deriveBrand } from './deriveBrand.ts';
