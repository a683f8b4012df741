import { InlineText, useCustomValueFormatter } from '@bureau/forms';
import { tones, type Tone } from '@bureau/theme';
import {
  Badge,
  BureauProvider,
  Button,
  createLazyImport,
  DataTable,
  useLazyOverlay,
  useNavigation,
  VisuallyHidden,
  type BadgeProps,
  type ButtonProps,
} from '@bureau/ui';
import { PermissionTree } from '@bureau/ui/access';
import { TimerChip } from '@bureau/ui/blocks';
import { BarList } from '@bureau/ui/charts';
import { ThemePanel } from '@bureau/ui/theming';
import { leaveOutReactAriaStrings } from '@bureau/ui/vite';
import { formatDuration } from '@bureau/values';

const [tone]: readonly Tone[] = tones;
const badge: BadgeProps = { tone: tone ?? 'neutral', label: formatDuration(90) };
const button: ButtonProps = { children: 'Save', variant: 'solid', tone: 'accent' };

export const plugin: string = leaveOutReactAriaStrings().name;
export const right = [<Badge key="badge" {...badge} />, <Button key="button" {...button} />];

/** Hands on what may be missing, which an optional prop takes also where a compiler tells the two apart. */
export const handedOn = ({
  tone,
  isDisabled,
  nonce,
  selected,
}: {
  readonly tone?: Tone;
  readonly isDisabled?: boolean;
  readonly nonce?: string;
  readonly selected?: ReadonlySet<number | string>;
}) => (
  <BureauProvider locale="en" navigate={() => undefined} nonce={nonce}>
    <Button tone={tone === 'accent' ? tone : undefined} isPending={isDisabled}>
      Save
    </Button>
    <DataTable label="None" columns={[]} rows={[]} getRowKey={() => 1} selectedKeys={selected} />
    <InlineText label="Title" value="Paid" canEdit={isDisabled} onSave={() => undefined} />
  </BureauProvider>
);

/** Gives what hooks return without saying its type, which a declaration has to name. */
export const usePage = () => useNavigation();
export const useFormat = () => useCustomValueFormatter(String);
export const usePart = () => usePanel();
export const useShownPart = () => useLazyOverlay(usePanel, false, () => undefined);

const usePanel = createLazyImport<ButtonProps>(async () => Button);

// A type that could not be found is `any`, which would take all of these.
export const wrong = [
  // @ts-expect-error there is no such tone
  <Badge key="tone" tone="pink" label="Paid" />,
  // @ts-expect-error there is no such variant
  <Button key="variant" variant="loud">
    Save
  </Button>,
  // @ts-expect-error a role is a text
  <VisuallyHidden key="role" role={1} />,
  // @ts-expect-error a timer has a time
  <TimerChip key="timer" />,
  // @ts-expect-error a list of bars has a label
  <BarList key="bars" />,
  // @ts-expect-error a tree of permissions has nodes
  <PermissionTree key="tree" label="Permissions" />,
  // @ts-expect-error a panel has settings
  <ThemePanel key="panel" />,
  // @ts-expect-error a duration is a number of minutes
  formatDuration('90'),
];

// @ts-expect-error what is not exported is private
export type Private = typeof import('@bureau/ui/dist/src/primitives/Badge/Badge.js');
