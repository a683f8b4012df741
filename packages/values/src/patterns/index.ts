export {
  credentialLength,
  emailFormat,
  emailPattern,
  noSpacePattern,
  phonePattern,
  plainDatePattern,
} from './patterns.ts';
