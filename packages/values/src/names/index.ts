export {
  capitalise,
  formatFullName,
  formatInitials,
  splitName,
  underscoresToSpaces,
  type PersonName,
} from './names.ts';
