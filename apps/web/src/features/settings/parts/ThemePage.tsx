import { readFileNames, settings, sidebarPictures } from '@bureau/contract';
import { CheckboxField, ColorField, FormSection, SelectField, useFormContext, useWatch } from '@bureau/forms';
import { Button, FormField } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { CompanySettingsForm } from '../form/CompanySettingsForm.tsx';
import { useSettingField } from '../form/settingsForm.ts';
import { useSettingOptions } from '../useSettingOptions.ts';
import * as styles from './Parts.styles.ts';
import { PictureField } from './PictureField.tsx';
import { PictureUpload } from '../../../screens/PictureUpload.tsx';

const names = [
  'theme_layout',
  'brand_color',
  'login_background',
  'is_sidebar_background',
  'sidebar_bg_image',
  'sidebar_background_images',
] as const;

/** Shows how the application looks for everybody who has not chosen their own appearance. */
export const ThemePage = () => (
  <CompanySettingsForm tab="theme" names={names} rule={settings.save.rule}>
    <ThemeFields />
  </CompanySettingsForm>
);

function ThemeFields() {
  const { t } = useTranslation();
  const field = useSettingField();
  const optionsOf = useSettingOptions();
  return (
    <>
      <SelectField
        {...field('theme_layout', t('settings.theme_layout.help'))}
        options={optionsOf('theme_layout')}
      />
      <ColorField {...field('brand_color', t('settings.brand_color.help'))} />
      <PictureField {...field('login_background')} kind="login_bg" />
      <FormSection title={t('settings.sidebar')}>
        <CheckboxField {...field('is_sidebar_background')} />
        <SidebarPictures />
      </FormSection>
    </>
  );
}

const isOfProduct = (name: string) => sidebarPictures.some((one) => one === name);

const addressOf = (name: string) =>
  isOfProduct(name)
    ? `/assets/images/sidebar/${name}`
    : `/uploads/sidebar_background_images/${encodeURIComponent(name)}`;

/** Lists the pictures that the sidebar can have: those of the product, and those that were uploaded. */
function SidebarPictures() {
  const { t } = useTranslation();
  const field = useSettingField();
  const { setValue } = useFormContext();
  const values: unknown[] = useWatch({ name: ['sidebar_background_images', 'sidebar_bg_image'] });
  const [json, chosen] = values;
  const { isReadOnly, label } = field('sidebar_background_images');
  const pictures = typeof json === 'string' ? (readFileNames(json) ?? []) : [];

  const setPictures = (next: readonly string[], index: number) => {
    setValue('sidebar_background_images', JSON.stringify(next), { shouldDirty: true });
    setValue('sidebar_bg_image', Math.max(0, index), { shouldDirty: true });
  };
  const current = pictures[typeof chosen === 'number' ? chosen : 0] ?? '';
  const remove = (name: string) => {
    const next = pictures.filter((one) => one !== name);
    setPictures(next, next.indexOf(current));
  };

  return (
    <FormField label={label} isReadOnly={isReadOnly}>
      <styles.Pictures role="radiogroup" aria-label={label}>
        {pictures.map((name, index) => (
          <div key={name}>
            <label>
              <input
                type="radio"
                name="sidebar_bg_image"
                checked={name === current}
                disabled={isReadOnly}
                onChange={() => setValue('sidebar_bg_image', index, { shouldDirty: true })}
              />
              <img src={addressOf(name)} alt={t('settings.sidebar.picture', { number: index + 1 })} />
            </label>
            {!isReadOnly && !isOfProduct(name) && (
              <Button
                size="small"
                onPress={() => remove(name)}
                aria-label={t('settings.sidebar.remove', { number: index + 1 })}
              >
                {t('settings.picture.remove')}
              </Button>
            )}
          </div>
        ))}
      </styles.Pictures>
      {!isReadOnly && (
        <PictureUpload
          kind="sidebar_background_images"
          onUpload={(file) => setPictures([...pictures, file], pictures.length)}
        />
      )}
    </FormField>
  );
}
