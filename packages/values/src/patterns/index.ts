export { credentialLength, emailPattern, plainDatePattern } from './patterns.ts';
