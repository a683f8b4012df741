import { isAdmin, viewHref } from '@bureau/contract';
import { type ViewDetails, ViewTabs } from '@bureau/ui/blocks';
import { useTranslation } from 'react-i18next';
import { useSavedViews } from '../../api/useSavedViews.ts';
import { useAccessUser } from '../../core/account/account.ts';
import { describeFailure } from '../describeFailure.ts';
import type { ListState } from './useListState.ts';
import { useLostView } from './useLostView.ts';

interface ListViewsProps {
  /** Names the resource whose list it is. */
  readonly resource: string;
  /** The address of the list. */
  readonly path: string;
  readonly defaultLabel: string;
  readonly state: Pick<ListState, 'nameView' | 'normalise' | 'view' | 'viewId'>;
}

const toView = ({ is_shared, name }: { readonly is_shared: boolean; readonly name: string }) => ({
  name,
  isShared: is_shared,
});
const toFields = ({ isShared, name }: ViewDetails) => ({ name, is_shared: isShared });

/** Keeps how a list is shown under a name, for oneself or for everybody, and shows it so again. */
export function ListViews({ defaultLabel, path, resource, state }: ListViewsProps) {
  const { t } = useTranslation();
  const user = useAccessUser();
  const { create, refresh, remove, update, views } = useSavedViews(resource);
  const current = views.find(({ id }) => id === state.viewId);
  const forget = useLostView(state, current, refresh);

  return (
    <ViewTabs
      defaultLabel={defaultLabel}
      defaultHref={path}
      views={views.map((view) => ({
        id: view.id,
        href: viewHref(path, view),
        ...toView(view),
        // administrators keep what is shared in order
        isOwn: view.is_own || (isAdmin(user) && view.is_shared),
      }))}
      currentId={current?.id ?? null}
      isChanged={state.view !== (current ? state.normalise(current.query) : '')}
      canShare
      onCreate={async (details) => {
        const created = await create({ ...toFields(details), query: state.view });
        state.nameView(created.id);
      }}
      onUpdate={(id) => update(id, { query: state.view })}
      onRename={(id, details) => update(id, toFields(details))}
      onRemove={async (id) => {
        forget();
        await remove(id);
        if (id === state.viewId) state.nameView(null);
      }}
      getErrorMessage={(error) => describeFailure(error, t)}
    />
  );
}
