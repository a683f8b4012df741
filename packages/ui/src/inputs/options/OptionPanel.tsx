import { surfaceOffset } from '../../overlay/Popover/index.ts';
import { FieldContext } from '../parts/FieldContext.ts';
import { Panel } from './options.styles.ts';
import { SearchableOptions, type SearchableOptionsProps } from './SearchableOptions.tsx';

/** Shows the options of a select in a panel that floats below it. */
export function OptionPanel(props: SearchableOptionsProps) {
  return (
    <Panel placement="bottom start" offset={surfaceOffset}>
      <FieldContext value={null}>
        <SearchableOptions {...props} />
      </FieldContext>
    </Panel>
  );
}
