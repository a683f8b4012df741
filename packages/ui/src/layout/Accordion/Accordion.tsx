import { ChevronRight } from 'lucide-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components';
import { Root } from './Accordion.styles.ts';

/** Describes a part that opens and closes. */
export interface AccordionItem<Id extends string = string> {
  /** Identifies the section. */
  readonly id: Id;
  /** Names the section, on the button that opens it. */
  readonly label: string;
  /** Shows more beside the title, such as how many there are. */
  readonly badge?: ReactNode;
  /** Shows the section, but keeps it as it is. */
  readonly isDisabled?: boolean;
  /** What the section shows when it is open. */
  readonly content: ReactNode;
}

export interface AccordionProps<Id extends string = string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Lists the sections, in order. */
  items: readonly AccordionItem<Id>[];
  /** Opens these; `undefined` leaves it to the component. */
  value?: readonly Id[] | undefined;
  /** What is open at first while the component keeps it itself. */
  defaultValue?: readonly Id[] | undefined;
  /** Runs with all that are open when a person opens or closes one. */
  onChange?: ((value: readonly Id[]) => void) | undefined;
  /** Closes the others when one is opened. */
  isExclusive?: boolean;
  /** Sets the level of the titles in the outline of the page. Defaults to 3. */
  titleLevel?: 2 | 3 | 4;
  /** Receives the element. */
  ref?: Ref<HTMLDivElement>;
}

/** Shows titles, each of which opens what stands below it. */
export function Accordion<Id extends string>({
  items,
  value,
  defaultValue,
  onChange,
  isExclusive = false,
  titleLevel = 3,
  ...rootProps
}: AccordionProps<Id>) {
  const Title = `h${titleLevel}` as const;
  return (
    <Root
      {...rootProps}
      // react-aria-components leaves out attributes such as `aria-details`
      render={(domProps) => <div {...rootProps} {...domProps} />}
      allowsMultipleExpanded={!isExclusive}
      {...(value !== undefined && { expandedKeys: value })}
      {...(defaultValue !== undefined && { defaultExpandedKeys: defaultValue })}
      onExpandedChange={(keys) => onChange?.([...keys] as Id[])}
    >
      {items.map(({ id, label, badge, isDisabled, content }) => (
        <Disclosure key={id} id={id} isDisabled={isDisabled ?? false}>
          <Title>
            <Button slot="trigger">
              <ChevronRight aria-hidden />
              <span>{label}</span>
              {badge}
            </Button>
          </Title>
          <DisclosurePanel>
            <div>{content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </Root>
  );
}
