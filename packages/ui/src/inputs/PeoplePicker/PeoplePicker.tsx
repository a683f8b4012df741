import { Avatar } from '../../primitives/Avatar/index.ts';
import { MultiSelect, type MultiSelectProps } from '../MultiSelect/index.ts';
import type { OptionId, SelectOption } from '../options/options.ts';

/** Describes somebody who can be chosen. */
export interface PickedPerson<Id extends OptionId = OptionId> {
  /** The value that is chosen. */
  readonly id: Id;
  /** The name, from which initials are taken where there is no picture. */
  readonly name: string;
  /** Distinguishes people of the same name: an e-mail address, a role. */
  readonly detail?: string | undefined;
  /** The address of their picture; the initials stand in where there is none. */
  readonly src?: string | undefined;
}

export interface PeoplePickerProps<Id extends OptionId = OptionId> extends Omit<
  MultiSelectProps<Id>,
  'loadOptions' | 'options'
> {
  /** Lists the people, or those who are known before `loadPeople` was asked. More than eight can be searched. */
  readonly people?: readonly PickedPerson<Id>[] | undefined;
  /** Loads the people for what is typed; see `loadOptions` of Select. */
  readonly loadPeople?:
    | ((query: string, signal: AbortSignal) => Promise<readonly PickedPerson<Id>[]>)
    | undefined;
}

function toOption<Id extends OptionId>({ id, name, detail, src }: PickedPerson<Id>): SelectOption<Id> {
  return {
    id,
    label: name,
    description: detail,
    icon: <Avatar name={name} src={src} size="small" isDecorative />,
  };
}

/** Takes people, each shown with their picture. */
export function PeoplePicker<Id extends OptionId = OptionId>({
  people = [],
  loadPeople,
  ...props
}: PeoplePickerProps<Id>) {
  return (
    <MultiSelect
      {...props}
      options={people.map(toOption)}
      loadOptions={loadPeople && (async (query, signal) => (await loadPeople(query, signal)).map(toOption))}
    />
  );
}
