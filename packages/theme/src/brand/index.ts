export type { Brand } from './Brand.ts';
export { type BrandLook, type BrandRole, brandRoles, deriveBrand } from './deriveBrand.ts';
