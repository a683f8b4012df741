import { createContext, useContext } from 'react';

/** Describes how the application's router follows and writes addresses, for links that are not react-aria's. */
export interface Navigation {
  /** Follows an address inside the application. */
  navigate: (href: string) => void;
  /** Gives what the browser shows for an address. It is a hook. */
  useHref: (href: string) => string;
}

/** Carries what `BureauProvider` was given; without one, links behave as plain anchors do. */
export const NavigationContext = createContext<Navigation>({
  navigate: (href) => window.location.assign(href),
  useHref: (href) => href,
});

/**
 * Gives the application's router to a link that is drawn too often to be a `Link`, as in the rows of a table, and to what follows an
 * address without being a link. Unlike the router's own hooks, it does not render again with every change of the address.
 */
export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
