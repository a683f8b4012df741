export {
  credentialLength,
  emailFormat,
  emailPattern,
  noSpacePattern,
  phonePattern,
  plainDatePattern,
  plainTimePattern,
} from './patterns.ts';
export { normalizePhone } from './phone.ts';
