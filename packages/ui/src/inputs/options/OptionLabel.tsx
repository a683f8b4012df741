import { Badge } from '../../primitives/Badge/index.ts';
import type { SelectOption } from './options.ts';

/** Shows an option: as a badge when it has a tone. */
export function OptionLabel({ label, tone }: Pick<SelectOption, 'label' | 'tone'>) {
  return tone ? <Badge tone={tone} label={label} /> : label;
}
