import { IconButton } from '@bureau/ui';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FavouriteTarget, useFavourites } from './useFavourites.ts';

/** Marks a record, a saved view or a list as a favourite of the signed-in user, or no longer. */
export function FavouriteButton({ resource, record_id, view_id }: FavouriteTarget) {
  const { t } = useTranslation();
  const { add, favourites, remove } = useFavourites();
  // what is being stored shows at once
  const [wanted, setWanted] = useState<boolean>();
  const found = favourites?.find(
    (one) =>
      one.resource === resource && one.record_id === (record_id ?? null) && one.view_id === (view_id ?? null),
  );
  const isMarked = wanted ?? found !== undefined;
  const toggle = async () => {
    if (wanted !== undefined) return;
    setWanted(!isMarked);
    await (found ? remove(found.id) : add({ resource, record_id, view_id }));
    setWanted(undefined);
  };
  return (
    <IconButton
      label={t(isMarked ? 'favourites.remove' : 'favourites.add')}
      icon={<Star aria-hidden fill={isMarked ? 'currentColor' : 'none'} />}
      aria-pressed={isMarked}
      isDisabled={favourites === undefined}
      onPress={() => void toggle()}
    />
  );
}
