export {
  credentialLength,
  emailFormat,
  emailPattern,
  noSpacePattern,
  phonePattern,
  plainDatePattern,
  plainTimePattern,
  webAddressPattern,
} from './patterns.ts';
export { normalizePhone } from './phone.ts';
