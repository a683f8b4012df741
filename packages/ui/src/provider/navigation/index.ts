export { type Navigation, NavigationContext, toNavigation, useNavigation } from './navigation.ts';
