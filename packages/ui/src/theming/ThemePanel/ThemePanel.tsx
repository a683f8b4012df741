import { X } from 'lucide-react';
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Switch } from '../../inputs/Switch/index.ts';
import { IconButton } from '../../primitives/index.ts';
import { rootPropsOf } from '../../primitives/root/index.ts';
import { LayoutFields } from './parts/LayoutFields.tsx';
import { PanelActions } from './parts/PanelActions.tsx';
import { SelectField } from './parts/fields.tsx';
import { Body, Head, Root, Title } from './ThemePanel.styles.ts';
import type { ThemePanelProps, ThemeSettings } from './ThemePanel.types.ts';
import { useThemingMessages } from './useThemingMessages.ts';

const layouts = ['automatic', 'light', 'dark', 'transparent', 'custom-colors'] as const;
const widths = ['small', 'default', 'large'] as const;

/**
 * Sets the theme of the application with a live preview (docs/product.md §2, Theme settings panel). It lies beside the page without holding
 * anybody in it; whatever is chosen can be read, because the theme derives what belongs to a colour.
 */
export function ThemePanel({ ref, ...props }: ThemePanelProps) {
  const { isOpen, onOpenChange, value, onChange } = props;
  const t = useThemingMessages();
  const titleId = useId();
  const root = useObjectRef(ref);
  const opener = useRef<Element>(null);

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onOpenChange(false);
  });
  // whoever sees where the focus is may press Escape at once
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    // also from the page, of which the panel hides a part on a narrow screen
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    opener.current = document.activeElement;
    const panel = root.current;
    panel?.focus();
    return () => {
      const hadFocus = panel?.contains(document.activeElement) || document.activeElement === document.body;
      if (hadFocus && opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [isOpen, root]);

  if (!isOpen) return null;

  const set = (change: Partial<ThemeSettings>) => onChange({ ...value, ...change });

  return (
    <Root aria-labelledby={titleId} {...rootPropsOf(props)} ref={root} tabIndex={-1} data-landmark data-panel>
      <Head>
        <Title id={titleId}>{t('ui.themePanel.title')}</Title>
        <IconButton
          label={t('ui.themePanel.close')}
          icon={<X aria-hidden />}
          onPress={() => onOpenChange(false)}
        />
      </Head>
      <Body>
        <SelectField
          label={t('ui.themePanel.layout')}
          value={value.layout}
          options={layouts.map((layout) => ({ id: layout, label: t(`ui.themePanel.layout.${layout}`) }))}
          onChange={(layout) => set({ layout })}
        />
        <LayoutFields {...props} set={set} />
        <Switch isSelected={value.isHighContrast} onChange={(isHighContrast) => set({ isHighContrast })}>
          {t('ui.themePanel.highContrast')}
        </Switch>
        <Switch isSelected={value.isMenuCollapsed} onChange={(isMenuCollapsed) => set({ isMenuCollapsed })}>
          {t('ui.themePanel.collapsedMenu')}
        </Switch>
        <SelectField
          label={t('ui.themePanel.sidebarWidth')}
          value={value.sidebarWidth}
          options={widths.map((width) => ({ id: width, label: t(`ui.themePanel.sidebarWidth.${width}`) }))}
          onChange={(sidebarWidth) => set({ sidebarWidth })}
        />
      </Body>
      <PanelActions {...props} />
    </Root>
  );
}
