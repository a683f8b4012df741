import { type BodyOf, type menu, menuItemLimits, type MenuRecord, menuRules } from '@bureau/contract';
import { CheckboxField, SelectField, TextField } from '@bureau/forms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { boolean, object, string } from 'yup';
import { iconNames, iconOf } from '../../../core/icons.tsx';
import { FormDialog } from '../../../screens/FormDialog.tsx';
import { useSettingOptions } from '../useSettingOptions.ts';

export type MenuItemBody = NonNullable<BodyOf<typeof menu.create>>;

interface MenuItemDialogProps {
  /** The item that is edited; null for a new one. */
  readonly item: MenuRecord | null;
  readonly onSubmit: (body: MenuItemBody) => Promise<unknown>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const schema = object({
  text: string().trim().max(menuItemLimits.text).required(),
  link: string().trim().max(menuItemLimits.link).nullable().defined(),
  isExternalLink: boolean().defined(),
  icon: string().trim().max(menuItemLimits.icon).nullable().defined(),
  badge: string().trim().max(menuItemLimits.badge).nullable().defined(),
  rule: string().oneOf(menuRules).nullable().defined(),
});

/** Takes what an item of the sidebar shows, where it leads, and who sees it. */
export function MenuItemDialog({ item, onOpenChange, onSubmit }: MenuItemDialogProps) {
  const { t } = useTranslation();
  const options = useSettingOptions()('rule');
  const icons = useMemo(() => iconOptions(item?.icon ?? null), [item]);
  return (
    <FormDialog
      draftName={`settings/menus/${item?.id ?? 'create'}`}
      title={item ? t('settings.menus.edit') : t('settings.menus.add')}
      schema={schema}
      defaultValues={{
        text: item?.text ?? '',
        link: item?.link ?? null,
        isExternalLink: item?.isExternalLink ?? false,
        icon: item?.icon ?? null,
        badge: item?.badge ?? null,
        rule: item?.rule ?? null,
      }}
      onOpenChange={onOpenChange}
      onSubmit={onSubmit}
    >
      <TextField name="text" label={t('settings.menus.text')} description={t('settings.menus.text.help')} />
      <TextField
        name="link"
        label={t('settings.menus.link')}
        description={t('settings.menus.link.help')}
        emptyValue={null}
      />
      <CheckboxField name="isExternalLink" label={t('settings.menus.external')} />
      <SelectField
        name="icon"
        label={t('settings.menus.icon')}
        options={icons}
        emptyLabel={t('settings.menus.icon.none')}
        placeholder={t('settings.menus.icon.none')}
      />
      <TextField name="badge" label={t('settings.menus.badge')} emptyValue={null} />
      <SelectField
        name="rule"
        label={t('settings.menus.rule')}
        description={t('settings.menus.rule.help')}
        options={options}
        emptyLabel={t('settings.menus.rule.page')}
        placeholder={t('settings.menus.rule.page')}
      />
    </FormDialog>
  );
}

/** Offers the icons that the application has by their names in lucide, and the one that is stored where it has it not. */
function iconOptions(stored: string | null) {
  const names = stored === null || iconNames.includes(stored) ? iconNames : [stored, ...iconNames];
  return names.map((id) => ({ id, label: id, icon: iconOf(id) }));
}
