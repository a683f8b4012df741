import { useId } from 'react';
import { Kbd } from '../../../primitives/Kbd/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { Dialog } from '../../Dialog/index.ts';
import type { ShortcutsHelpProps } from '../ShortcutsHelp.types.ts';
import { Choice, Groups, GroupTitle, Hint, List, Row } from './ShortcutsDialog.styles.ts';

/** Renders ShortcutsHelp when it is open. */
export function ShortcutsDialog({
  groups,
  isOpen,
  onOpenChange,
  areCharacterKeysEnabled,
  onCharacterKeysEnabledChange,
  isApple,
  className,
}: ShortcutsHelpProps) {
  const t = useUiMessages();
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <Dialog
      className={className}
      title={t('ui.shortcuts.title')}
      size="large"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Choice>
        <input
          type="checkbox"
          aria-describedby={hintId}
          checked={areCharacterKeysEnabled}
          onChange={({ target }) => onCharacterKeysEnabledChange(target.checked)}
        />
        {t('ui.shortcuts.areOn')}
      </Choice>
      <Hint id={hintId}>{t('ui.shortcuts.hint')}</Hint>
      <Groups>
        {groups.map((group) => (
          <section key={group.id} aria-labelledby={`${id}-${group.id}`}>
            <GroupTitle id={`${id}-${group.id}`}>{group.title}</GroupTitle>
            <List>
              {group.shortcuts.map(({ id: key, text, shortcut, isAlwaysOn = false }) => (
                <Row key={key} data-off={(!areCharacterKeysEnabled && !isAlwaysOn) || undefined}>
                  <dt>{text}</dt>
                  <dd>
                    <Kbd shortcut={shortcut} {...(isApple !== undefined && { isApple })} />
                  </dd>
                </Row>
              ))}
            </List>
          </section>
        ))}
      </Groups>
    </Dialog>
  );
}
