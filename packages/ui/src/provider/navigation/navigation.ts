import { createContext, useContext } from 'react';

/** Describes how the application's router follows and writes addresses, for links that are not react-aria's. */
export interface Navigation {
  /** Follows an address: the router that of a page, the browser any other. */
  navigate: (href: string) => void;
  /** Returns the address as the browser shows it. It is a hook. */
  useHref: (href: string) => string;
  /** Returns whether an address is a page of the application, which the router follows. */
  isRoute: (href: string) => boolean;
}

/** Carries what `BureauProvider` was given; without one, links behave as plain anchors do. */
export const NavigationContext = createContext<Navigation>({
  navigate: (href) => window.location.assign(href),
  useHref: (href) => href,
  isRoute: () => true,
});

/** Returns the navigation by a router, which is asked for pages of the application alone. */
export function toNavigation({ navigate, useHref, isRoute }: Navigation): Navigation {
  return {
    isRoute,
    navigate: (href) => (isRoute(href) ? navigate(href) : window.location.assign(href)),
    useHref: function useShownHref(href) {
      const routed = useHref(href);
      return isRoute(href) ? routed : href;
    },
  };
}

/**
 * Returns the application's router to a link that is drawn too often to be a `Link`, as in the rows of a table, and to what follows an
 * address without being a link. Unlike the router's own hooks, it does not render again with every change of the address.
 */
export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
