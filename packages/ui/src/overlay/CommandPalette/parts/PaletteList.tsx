import { useEffect, useId } from 'react';
import { Kbd } from '../../../primitives/Kbd/index.ts';
import type { Command, CommandGroup } from '../CommandPalette.types.ts';
import { Detail, End, GroupTitle, Icon, List, Option, Text } from './PalettePanel.styles.ts';

interface PaletteListProps {
  id: string;
  /** Names the list. */
  label: string;
  groups: readonly CommandGroup[];
  /** The command that Enter runs. */
  current: Command | undefined;
  optionId: (command: Command) => string;
  /** Runs when the pointer moves over a command. */
  onChoose: (command: Command) => void;
  onRun: (command: Command) => void;
}

/** Lists the commands of a palette by group. */
export function PaletteList({ id, label, groups, current, optionId, onChoose, onRun }: PaletteListProps) {
  const titleId = useId();
  const currentId = current && optionId(current);
  useEffect(() => {
    if (currentId !== undefined) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  return (
    // a press leaves the focus in the field
    <List id={id} role="listbox" aria-label={label} onMouseDown={(event) => event.preventDefault()}>
      {groups.map((group, at) => (
        <div key={group.id} role="group" aria-labelledby={`${titleId}-${at}`}>
          <GroupTitle id={`${titleId}-${at}`}>{group.label}</GroupTitle>
          {group.commands.map((command) => {
            const { detail, icon, shortcut } = command;
            return (
              <Option
                key={command.id}
                id={optionId(command)}
                role="option"
                aria-selected={command.id === current?.id}
                onPointerMove={() => onChoose(command)}
                onClick={() => onRun(command)}
              >
                <Icon aria-hidden>{icon}</Icon>
                <Text>{command.label}</Text>
                <End>
                  {detail !== undefined && <Detail>{detail}</Detail>}
                  {shortcut !== undefined && <Kbd shortcut={shortcut} />}
                </End>
              </Option>
            );
          })}
        </div>
      ))}
    </List>
  );
}
