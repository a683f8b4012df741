export {
  credentialLength,
  emailFormat,
  emailPattern,
  noSpacePattern,
  phonePattern,
  plainDatePattern,
} from './patterns.ts';
export { normalizePhone } from './phone.ts';
