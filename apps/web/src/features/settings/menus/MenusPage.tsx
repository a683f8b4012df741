import { menu, type MenuRecord } from '@bureau/contract';
import {
  Button,
  MenuItem,
  PlainText,
  Skeleton,
  SortableList,
  type SortableListMove,
  Stack,
} from '@bureau/ui';
import { Pencil, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/ApiProvider.tsx';
import { answersBelow } from '../../../api/keys.ts';
import { useRequest } from '../../../api/useQuery.ts';
import { useConflict } from '../../../api/writes/useConflict.ts';
import { useCan } from '../../../core/account/account.ts';
import { useTextOrLiteral } from '../../../core/languages/useTextOrLiteral.ts';
import { useIsKept } from '../../../core/settings/settings.ts';
import { ConflictDialog } from '../../../screens/ConflictDialog.tsx';
import { DeleteMenuItem } from '../../../screens/DeleteMenuItem.tsx';
import { changesOf } from '../../../screens/fields/fieldForms.ts';
import { DeleteConfirmation } from '../../../screens/record/DeleteConfirmation.tsx';
import { LoadFailure } from '../../../screens/states/LoadFailure.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';
import { useRemoval } from '../useRemoval.ts';
import { useSettingFormatter } from '../useSettingFormatter.ts';
import { useSettingWrite } from '../useSettingWrite.ts';
import { MenuItemDialog, type MenuItemBody } from './MenuItemDialog.tsx';
import { toEntries } from './toEntries.ts';

interface MenuPageOfItems {
  readonly data: readonly MenuRecord[];
}

const everyItem = { query: { per_page: 500, sort: ['position'] } };

/** Selects what is out of date once the menu has changed: its items, and the sidebar of whoever changed it. */
const ofMenu = answersBelow(menu.list.path, menu.sidebar.path);

/** Shows the items of the sidebar, which are put into another order by drag, by keys and by menu. */
export function MenusPage() {
  const { t } = useTranslation();
  const canEdit = useCan(menu.update.rule);
  const { data, error, retry } = useRequest<MenuPageOfItems>(menu.list, everyItem);
  const [isAdding, setAdding] = useState(false);
  return (
    <SettingsFrame
      tab="menus"
      actions={
        canEdit && (
          <Button variant="solid" tone="accent" icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
            {t('settings.menus.add')}
          </Button>
        )
      }
    >
      <Stack>
        {canEdit && <PlainText isMuted>{t('settings.menus.help')}</PlainText>}
        {data ? (
          <Items items={data.data} canEdit={canEdit} />
        ) : error ? (
          <LoadFailure error={error} onRetry={retry} />
        ) : (
          <Skeleton inlineSize="40%" />
        )}
      </Stack>
      {isAdding && <NewItem onOpenChange={setAdding} />}
    </SettingsFrame>
  );
}

function NewItem({ onOpenChange }: { readonly onOpenChange: (isOpen: boolean) => void }) {
  const { client } = useApi();
  const { save } = useSettingWrite(ofMenu);
  return (
    <MenuItemDialog
      item={null}
      onOpenChange={onOpenChange}
      onSubmit={(body) => save(async () => client.call(menu.create, { body, handlesErrors: true }))}
    />
  );
}

interface ItemsProps {
  readonly items: readonly MenuRecord[];
  readonly canEdit: boolean;
}

function Items({ canEdit, items }: ItemsProps) {
  const { t } = useTranslation();
  const translate = useTextOrLiteral();
  const { client } = useApi();
  const { run, save } = useSettingWrite(ofMenu);
  const { conflict, settle } = useConflict();
  const formatterOf = useSettingFormatter();
  const [edited, setEdited] = useState<MenuRecord>();
  const removal = useRemoval(items);
  const { removed, shown } = removal;
  const [moves, setMoves] = useState<readonly SortableListMove[]>([]);
  const entries = useMemo(() => toEntries(shown, moves, translate), [shown, moves, translate]);
  const itemOf = (id: string) => items.find((item) => String(item.id) === id);
  const isKept = useIsKept();
  // an item goes with what is below it
  const keeps = (id: string) =>
    items.some((item) => [item.id, item.parent_id].some((one) => String(one) === id) && isKept(item));

  async function move(change: SortableListMove) {
    const item = itemOf(change.id);
    if (!item) return;
    setMoves((before) => [...before, change]);
    // without a version: the places of an item that is moved several times follow each other
    const body = {
      parent_id: change.parentId === null ? null : Number(change.parentId),
      position: change.index + 1,
    };
    await run(async () => client.call(menu.update, { params: { id: item.id }, body }), menu.name);
    setMoves((before) => before.filter((one) => one !== change));
  }

  async function saveItem(before: MenuRecord, body: MenuItemBody) {
    const changed = changesOf(body, before);
    const isElsewhere = 'link' in changed || 'isExternalLink' in changed;
    // without it, a new link would let others see the item than the form has shown
    const changes = { ...changed, ...(isElsewhere && { rule: body.rule }) };
    const send = (version: number) =>
      client.call(menu.update, {
        params: { id: before.id },
        body: { ...changes, version },
        handlesErrors: true,
      });
    await save(async () =>
      settle(send, { changes, before, version: before.version, fieldsOf: (record) => record }),
    );
  }

  return (
    <>
      <SortableList
        label={t('settings.tabs.menus')}
        entries={entries}
        canNest
        isReadOnly={!canEdit}
        onMove={(change) => void move(change)}
        renderActions={({ id }) => (
          <>
            <MenuItem
              id="edit"
              label={t('settings.edit')}
              icon={<Pencil />}
              onAction={() => setEdited(itemOf(id))}
            />
            <DeleteMenuItem isKept={keeps(id)} onAction={() => removal.begin(itemOf(id))} />
          </>
        )}
      />
      {edited && (
        <MenuItemDialog
          item={edited}
          onOpenChange={() => setEdited(undefined)}
          onSubmit={async (body) => saveItem(edited, body)}
        />
      )}
      <ConflictDialog conflict={conflict} fieldFormatter={(name) => formatterOf(`menu.${name}`)} />
      {removed && (
        <DeleteConfirmation
          title={t('list.delete.one', { name: translate(removed.text) })}
          message={t('settings.menus.delete')}
          confirmLabel={t('list.delete')}
          onConfirm={async () => {
            await save(async () =>
              client.call(menu.remove, { params: { id: removed.id }, handlesErrors: true }),
            );
          }}
          onClosed={removal.end}
        />
      )}
    </>
  );
}
