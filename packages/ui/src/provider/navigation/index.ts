export { NavigationContext, useNavigation, type Navigation } from './navigation.ts';
