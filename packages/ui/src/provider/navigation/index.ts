export { NavigationContext, useNavigation } from './navigation.ts';
