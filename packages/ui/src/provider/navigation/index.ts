export { NavigationContext, toNavigation, useNavigation } from './navigation.ts';
