import type { DescribedName, Field, Fields, RecordCalls, Resources } from '@bureau/contract';
import type { ComponentType, ReactNode } from 'react';
import type { ItemOf, Identified, Resource } from '../../api/resource.ts';
import type { RemovalBody } from '../../api/writes/useRemoveRecord.ts';
import type { TextKey } from '../../core/navigation/feature.ts';
import type { FieldContext } from '../fields/useFieldContext.ts';
import { generalTitles, type PageTitles } from './pageTitles.ts';

/** Describes a resource as screens show it: what its records do not have is absent. */
export interface ScreenResource
  extends Resource, Pick<RecordCalls, 'activities'>, Partial<Pick<RecordCalls, 'attachments' | 'comments'>> {
  readonly hasCustomFields?: boolean;
  readonly customForm?: string | undefined;
}

/** What the form of a new record is begun with: who makes it, and the day that it is for them, `yyyy-MM-dd`. */
export interface NewRecord {
  readonly userId: number;
  readonly today: string;
}

/** What a resource says of one of its fields beside the contract. */
export interface FieldOptions<Item> {
  /** Stands in for a value that is not there: "No project". */
  readonly emptyText?: TextKey;
  readonly placeholder?: TextKey;
  /** The message where a form needs the field and it is empty. */
  readonly requiredText?: TextKey;
  /** The width of its column in pixels, where that of its kind does not fit. */
  readonly width?: number;
  /** Returns whether the field of a record can be edited by those who may edit the record; without it, it can. */
  readonly canEdit?: (item: Item) => boolean;
  /** Returns what the form of a new record begins with, where that is not the default of the field. */
  readonly initial?: (record: NewRecord) => unknown;
  /** Whether administrators alone choose it for a new record; everybody else's begins with it as it is. */
  readonly isForAdmins?: boolean;
  /** Names the date on which a time is that is typed alone into the form of a new record. */
  readonly day?: string;
  /** Stands below the field in the form of a new record or of a change of many, such as what is offered for it. */
  readonly Below?: ComponentType;
  /** Renders the cell of a list in place of the field's kind: a function, no component. */
  readonly renderCell?: (item: Item, context: FieldContext) => ReactNode;
  /** Renders what stands before the text of one of its choices, such as a picture. */
  readonly renderIcon?: (choice: unknown) => ReactNode;
  /** Renders what follows the value on the page of a record. */
  readonly renderMark?: (item: Item, context: FieldContext) => ReactNode;
}

/** The resources whose records can refer to others. */
export type RelatedName = DescribedName | 'roles' | 'users';

type FilterNameOf<Name extends RelatedName> = keyof Resources[Name]['listSpec']['filter'] & string;

/**
 * Names the lists of what refers to a record, by the filter that finds it there: `{ tasks: 'project_id' }`. Where a list refers to it in several ways,
 * each has a text of its own: `{ tasks: { parent_id: 'tasks.subtasks' } }`.
 */
export type RelatedLists = {
  readonly [Name in RelatedName]?: FilterNameOf<Name> | { readonly [Filter in FilterNameOf<Name>]?: TextKey };
};

/** A part of a record that can have a tab of its own: its files, its activity, or a field that holds members. */
export type RecordPart<Name extends string = string> = 'files' | 'activity' | Name;

/** Names the texts of a resource that say more than the general ones. */
export interface ResourceTexts {
  readonly all?: TextKey;
  readonly create?: TextKey;
  /** Names the line that adds records, which stands above a list that has this text. */
  readonly quickAdd?: TextKey;
  readonly search?: TextKey;
  readonly emptyTitle?: TextKey;
  readonly emptyMessage?: TextKey;
}

/** What asks, before records are deleted, what else the call takes. */
export interface RemovalFieldsProps {
  readonly ids: readonly number[];
  readonly onChange: (body: RemovalBody) => void;
}

/** Describes the screens of a resource, for the shells that show them. */
export interface ResourceScreens<
  Item extends Identified = Identified,
  R extends ScreenResource = ScreenResource,
> {
  readonly resource: R;
  /** The address of its list. */
  readonly path: string;
  readonly fields: Fields;
  /** Names the field that names a record: the first of them. */
  readonly titleName: string;
  readonly titles: PageTitles & { readonly title: TextKey };
  readonly labels: Readonly<Record<string, TextKey>>;
  /** Begins the keys of the choices of a field: `status.task` for `status.task.open`. */
  readonly choices: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, FieldOptions<Item> | undefined>>;
  readonly texts: ResourceTexts;
  readonly filters: Fields;
  readonly bulk: Fields;
  readonly related: RelatedLists;
  readonly tabs: readonly RecordPart[];
  readonly isKeptInDemo: boolean;
  readonly RemovalFields: ComponentType<RemovalFieldsProps> | undefined;
  readonly Icon: ComponentType | undefined;
}

/** The texts of line items: a label for each of their fields, and for each of its choices. */
type ItemText<Start extends string, F> = F extends {
  readonly kind: 'lineItems';
  readonly fields: infer Items;
}
  ? {
      [Name in keyof Items & string]:
        | `${Start}.${Name}`
        | (Items[Name] extends Field<'choice'> ? `${Start}.${Name}.${Items[Name]['values'][number]}` : never);
    }[keyof Items & string]
  : never;

/** The texts that a resource needs: a label for each field, and the title of its list. */
type NeededText<Name extends string, F> =
  | `${Name}.fields.${keyof F & string}`
  | { [One in keyof F & string]: ItemText<`${Name}.fields.${One}`, F[One]> }[keyof F & string]
  | `breadcrumbs.${Name}.title`;

/** Refuses fields of which a text is missing, and names it. */
type WithTexts<Name extends string, F> = [Exclude<NeededText<Name, F>, TextKey>] extends [never]
  ? unknown
  : { readonly missingTexts: Exclude<NeededText<Name, F>, TextKey> };

type ChoiceName<F extends Fields> = {
  [Name in keyof F]: F[Name]['kind'] extends 'state' | 'choice' ? Name : never;
}[keyof F] &
  string;

type MembersName<F extends Fields> = {
  [Name in keyof F]: F[Name]['kind'] extends 'members' ? Name : never;
}[keyof F] &
  string;

type ChoiceKey<F> =
  F extends Field<'state'>
    ? F['table'][number]['key']
    : F extends Field<'choice'>
      ? F['values'][number]
      : never;

/** Refuses the beginning of the keys of choices where a choice has no text, and names the key. */
type WithChoiceTexts<F extends Fields, Choices> = {
  readonly [Name in keyof Choices]: Choices[Name] extends string
    ? [Exclude<`${Choices[Name]}.${ChoiceKey<F[Name & string]>}`, TextKey>] extends [never]
      ? Choices[Name]
      : Exclude<`${Choices[Name]}.${ChoiceKey<F[Name & string]>}`, TextKey>
    : never;
};

interface Description<F extends Fields, Choices, Item> {
  /** Begins the keys of the choices of each field that has some: `status.task` for `status.task.open`. */
  readonly choices: Choices & WithChoiceTexts<F, Choices>;
  readonly fields?: { readonly [Name in keyof F]?: FieldOptions<Item> };
  readonly texts?: ResourceTexts;
  /** Describes what lists are filtered by that is no field of a record; labelled as the fields are. */
  readonly filters?: Fields;
  /** Describes what is changed in many records at once that is no field of a form; labelled as the fields are. */
  readonly bulk?: Fields;
  /** Names the lists that the page of a record leads to. */
  readonly related?: RelatedLists;
  /** Names the parts of a record that have a tab of their own behind these lists, in place of a section of its overview. */
  readonly tabs?: readonly RecordPart<MembersName<F>>[];
  /** Names the titles of its pages, where they say more than the general ones ({@link titlesOf}). */
  readonly titles?: PageTitles;
  /** Whether those that came with the demonstration cannot be deleted while it is one (docs/product.md §3). */
  readonly isKeptInDemo?: boolean;
  /** Asks in the question whether to delete some. */
  readonly RemovalFields?: ComponentType<RemovalFieldsProps>;
  /** Stands above what an empty list says. */
  readonly Icon?: ComponentType;
}

/**
 * Describes the screens of a resource. Its labels follow from the names of its fields, `tasks.fields.title`, and the title of its list from
 * its own, `breadcrumbs.tasks.title`: a text that is missing does not compile.
 */
export function describeScreens<
  R extends ScreenResource,
  F extends Fields,
  const Choices extends Readonly<Record<ChoiceName<F>, string>>,
>(
  resource: R,
  fields: F & WithTexts<R['name'], F>,
  {
    bulk = {},
    choices,
    fields: options = {},
    filters = {},
    Icon,
    isKeptInDemo = false,
    RemovalFields,
    related = {},
    tabs = [],
    texts = {},
    titles = generalTitles,
  }: Description<F, Choices, ItemOf<R>>,
): ResourceScreens<ItemOf<R>, R> {
  const { name } = resource;
  const names = [...Object.keys(fields), ...Object.keys(filters), ...Object.keys(bulk)];
  // the types above hold every key against the catalogue
  const labels = Object.fromEntries(names.map((one) => [one, `${name}.fields.${one}` as TextKey]));
  return {
    resource,
    path: `/${name}`,
    fields,
    titleName: names[0] ?? '',
    titles: { ...titles, title: `breadcrumbs.${name}.title` as TextKey },
    labels,
    choices,
    options,
    texts,
    filters,
    bulk,
    related,
    tabs,
    isKeptInDemo,
    RemovalFields,
    Icon,
  };
}
