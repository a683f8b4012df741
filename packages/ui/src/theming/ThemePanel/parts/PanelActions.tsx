import { useState } from 'react';
import { Alert } from '../../../feedback/index.ts';
import { Button } from '../../../primitives/index.ts';
import { announce } from '../../../provider/index.ts';
import { Actions } from '../ThemePanel.styles.ts';
import type { ThemePanelProps, ThemeSettings } from '../ThemePanel.types.ts';
import { useThemingMessages } from '../useThemingMessages.ts';

type Saving = 'own' | 'everyone';

function isSame(a: ThemeSettings, b: ThemeSettings): boolean {
  const other = new Map<string, unknown>(Object.entries(b));
  return Object.entries(a).every(([name, setting]) => other.get(name) === setting);
}

/** Saves the theme, or reverts the changes. What may not be saved is not offered. */
export function PanelActions(props: ThemePanelProps) {
  const { value, savedValue, onChange, onReset, onSave, onSaveForEveryone, canSaveForEveryone } = props;
  const t = useThemingMessages();
  const [saving, setSaving] = useState<Saving>();
  const [problem, setProblem] = useState<string>();
  const isChanged = !isSame(value, savedValue);

  const save = async (who: Saving, write: (settings: ThemeSettings) => Promise<unknown>) => {
    setSaving(who);
    setProblem(undefined);
    try {
      await write(value);
      announce(t('ui.themePanel.saved'));
    } catch (error) {
      const own = error instanceof Error ? error.message : '';
      setProblem((props.formatError?.(error) ?? own) || t('ui.themePanel.notSaved'));
    } finally {
      setSaving(undefined);
    }
  };

  return (
    <Actions>
      {problem !== undefined && (
        <Alert tone="danger" isAssertive>
          {problem}
        </Alert>
      )}
      {onSave && (
        <Button
          variant="solid"
          tone="accent"
          isPending={saving === 'own'}
          isDisabled={saving === 'everyone'}
          // disabled, it would lose the focus once all is saved
          aria-disabled={!isChanged || undefined}
          onPress={() => isChanged && void save('own', onSave)}
        >
          {t('ui.themePanel.save')}
        </Button>
      )}
      {onSaveForEveryone && canSaveForEveryone && (
        <Button
          variant="outline"
          isPending={saving === 'everyone'}
          isDisabled={saving === 'own'}
          onPress={() => void save('everyone', onSaveForEveryone)}
        >
          {t('ui.themePanel.saveForEveryone')}
        </Button>
      )}
      {isChanged && (
        <Button
          variant="ghost"
          onPress={({ target }) => {
            // the button goes with what it discards
            target.closest<HTMLElement>('[data-panel]')?.focus();
            onChange(savedValue);
          }}
        >
          {t('ui.themePanel.discard')}
        </Button>
      )}
      {onReset && (
        <Button variant="ghost" onPress={onReset}>
          {t('ui.themePanel.reset')}
        </Button>
      )}
    </Actions>
  );
}
