import { memo } from 'react';
import { SearchInput } from '../../../inputs/SearchInput/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import type { PermissionChange } from '../permissionRules.ts';
import { Changes, Tools } from '../PermissionTree.styles.ts';

interface TreeToolsProps {
  text: string;
  onTextChange: (text: string) => void;
  /** How many menus match the text, where there is one. */
  matches: number | undefined;
  /** What differs from what is stored. */
  change: PermissionChange | undefined;
}

/** Shows the field that filters the tree, what it finds, and how much a save would change. */
export const TreeTools = memo(function TreeTools(props: TreeToolsProps) {
  const { text, onTextChange, matches, change } = props;
  const t = useUiMessages();
  const [added, removed] = [change?.added.length ?? 0, change?.removed.length ?? 0];
  return (
    <Tools>
      <SearchInput aria-label={t('ui.permissions.filter')} value={text} onChange={onTextChange} delay={100} />
      <span role="status">
        {matches !== undefined &&
          (matches === 0 ? t('ui.filters.nothing') : t('ui.permissions.matches', { count: matches }))}
      </span>
      {added + removed > 0 && (
        <Changes>
          <VisuallyHidden>{t('ui.permissions.changes', { added, removed })}</VisuallyHidden>
          {added > 0 && <span aria-hidden data-tone="added">{`+${added}`}</span>}
          {removed > 0 && <span aria-hidden data-tone="removed">{`−${removed}`}</span>}
        </Changes>
      )}
    </Tools>
  );
});
