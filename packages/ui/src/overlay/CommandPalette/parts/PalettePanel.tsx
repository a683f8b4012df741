import { Search, X } from 'lucide-react';
import { useEffect, useRef, type ChangeEvent } from 'react';
import { Spinner } from '../../../feedback/Spinner/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Kbd } from '../../../primitives/Kbd/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { Content } from '../../Dialog/Dialog.styles.ts';
import type { Command, CommandPaletteProps } from '../CommandPalette.types.ts';
import { usePaletteList } from '../usePaletteList.ts';
import { PaletteList } from './PaletteList.tsx';
import { Backdrop, Field, Foot, Input, Message, Panel } from './PalettePanel.styles.ts';

/** Renders a CommandPalette that is open: a field that filters the list below it. */
export function PalettePanel({
  isOpen,
  onOpenChange,
  groups,
  onRun,
  query,
  onQueryChange,
  label: givenLabel,
  placeholder,
  isLoading = false,
  problem,
  onRetry,
  ...rootProps
}: CommandPaletteProps) {
  const t = useUiMessages();
  const label = givenLabel ?? t('ui.palette.label');
  const input = useRef<HTMLInputElement>(null);
  const run = (command: Command) => {
    onOpenChange(false);
    onRun(command);
  };
  const { shown, count, current, choose, onKeyDown, listId, optionId } = usePaletteList(groups, query, run);
  const isEmpty = count === 0;
  const emptyText = isLoading ? t('ui.palette.loading') : t('ui.palette.empty', { query: query.trim() });
  const status = isEmpty ? emptyText : t('ui.palette.count', { count });

  // it stays here while it is closed
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  return (
    <Backdrop isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Panel data-size="large">
        <Content {...rootProps} aria-label={label}>
          <Field>
            <Search aria-hidden />
            <Input
              ref={input}
              role="combobox"
              aria-label={label}
              aria-autocomplete="list"
              aria-expanded={!isEmpty}
              aria-controls={isEmpty ? undefined : listId}
              aria-activedescendant={current && optionId(current)}
              placeholder={placeholder ?? label}
              value={query}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event: ChangeEvent<HTMLInputElement>) => onQueryChange(event.target.value)}
              onKeyDown={onKeyDown}
            />
            {isLoading && <Spinner size={16} />}
            <IconButton
              label={t('ui.dialog.close')}
              icon={<X aria-hidden />}
              onPress={() => onOpenChange(false)}
            />
          </Field>
          {!isEmpty && (
            <PaletteList
              id={listId}
              label={label}
              groups={shown}
              current={current}
              optionId={optionId}
              onChoose={choose}
              onRun={run}
            />
          )}
          {isEmpty && problem === undefined && <Message aria-hidden>{emptyText}</Message>}
          {problem !== undefined && (
            <Message role="alert">
              {problem}
              {onRetry && (
                <Button size="small" onPress={() => onRetry()}>
                  {t('ui.retry')}
                </Button>
              )}
            </Message>
          )}
          <VisuallyHidden role="status">{problem === undefined && status}</VisuallyHidden>
          <Foot aria-hidden>
            <span>
              <Kbd shortcut="ArrowUp ArrowDown" /> {t('ui.palette.hint.move')}
            </span>
            <span>
              <Kbd shortcut="Enter" /> {t('ui.palette.hint.run')}
            </span>
            <span>
              <Kbd shortcut="Escape" /> {t('ui.palette.hint.close')}
            </span>
          </Foot>
        </Content>
      </Panel>
    </Backdrop>
  );
}
