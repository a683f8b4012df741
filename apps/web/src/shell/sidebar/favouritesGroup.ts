/** What the group of favourites is known by among those that are open. */
export const favouritesGroup = 'favourites';
