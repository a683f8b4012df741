import { useId } from 'react';
import { Kbd } from '../../../primitives/Kbd/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { Checkbox } from '../../../inputs/Checkbox/index.ts';
import { Dialog } from '../../../overlay/Dialog/index.ts';
import type { ShortcutsHelpProps } from '../ShortcutsHelp.types.ts';
import { Choice, Groups, GroupTitle, Hint, Row } from './ShortcutsDialog.styles.ts';

/** Renders ShortcutsHelp when it is open. */
export function ShortcutsDialog({
  groups,
  isOpen,
  onOpenChange,
  areCharacterKeysEnabled,
  onCharacterKeysEnabledChange,
  isApple,
  ...rootProps
}: ShortcutsHelpProps) {
  const t = useUiMessages();
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <Dialog
      {...rootProps}
      title={t('ui.shortcuts.title')}
      size="large"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Choice>
        <Checkbox
          aria-describedby={hintId}
          isSelected={areCharacterKeysEnabled}
          onChange={onCharacterKeysEnabledChange}
        >
          {t('ui.shortcuts.areOn')}
        </Checkbox>
      </Choice>
      <Hint id={hintId}>{t('ui.shortcuts.hint')}</Hint>
      <Groups>
        {groups.map((group, at) => (
          <section key={group.id} aria-labelledby={`${id}-${at}`}>
            <GroupTitle id={`${id}-${at}`}>{group.label}</GroupTitle>
            <dl>
              {group.shortcuts.map(({ id: key, label, shortcut, isAlwaysOn = false }) => (
                <Row key={key} data-off={(!areCharacterKeysEnabled && !isAlwaysOn) || undefined}>
                  <dt>{label}</dt>
                  <dd>
                    <Kbd shortcut={shortcut} isApple={isApple} />
                  </dd>
                </Row>
              ))}
            </dl>
          </section>
        ))}
      </Groups>
    </Dialog>
  );
}
