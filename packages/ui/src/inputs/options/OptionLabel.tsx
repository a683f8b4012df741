import { Badge } from '../../primitives/Badge/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import type { SelectOption } from './options.ts';

export interface OptionLabelProps extends Pick<SelectOption, 'label' | 'tone'> {
  /** Leads to what the option stands for. A badge leads nowhere. */
  readonly href?: string | undefined;
}

/** Shows an option: as a badge when it has a tone. */
export function OptionLabel({ href, label, tone }: OptionLabelProps) {
  if (tone) return <Badge tone={tone} label={label} />;
  return href === undefined ? label : <Link href={href}>{label}</Link>;
}
