import type { SelectOption } from '@bureau/forms';
import { Badge } from '@bureau/ui';

/** Shows a status or a priority. It is a function and no component: values are many. */
export function renderStatusBadge(options: readonly SelectOption[], value: number) {
  const option = options.find((one) => one.value === value);
  return option && <Badge tone={option.tone ?? 'neutral'} label={option.label} />;
}
