import { settings } from '@bureau/contract';
import { IconButton } from '@bureau/ui';
import { Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import { useThemePanel } from './ThemePanelContext.ts';

/**
 * Opens and closes the panel of the appearance for those who may set everybody's (docs/product.md §6). Everybody else finds it in the menu of
 * their account.
 */
export function ThemePanelToggle() {
  const { t } = useTranslation();
  const { isOpen, setOpen } = useThemePanel();
  if (!useCan(settings.themeWriters)) return null;
  return (
    <IconButton
      label={t('shell.look')}
      icon={<Palette aria-hidden />}
      aria-expanded={isOpen}
      onPress={() => setOpen(!isOpen)}
    />
  );
}
