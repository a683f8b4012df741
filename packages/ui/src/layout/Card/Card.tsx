import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Body, Head, Root, Title } from './Card.styles.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heads the card, and names its region. Without it, the card is no landmark. */
  title?: ReactNode;
  /** Sets the level of the title in the outline of the page. Defaults to 2. */
  titleLevel?: 2 | 3 | 4;
  /** What can be done with the card as a whole. */
  actions?: ReactNode;
  /** Lets the content reach the edges, where it keeps its own distance. */
  isFlush?: boolean;
  /** Takes the content out of reach, while something is done with the card itself. */
  isInert?: boolean;
  /** Receives the element. */
  ref?: Ref<HTMLElement>;
}

/** Holds what belongs together in a frame. There is no card inside a card. */
export function Card({
  title,
  titleLevel = 2,
  actions,
  isFlush = false,
  isInert = false,
  children,
  ...rootProps
}: CardProps) {
  const titleId = useId();
  const hasTitle = title !== undefined;
  return (
    <Root as={hasTitle ? 'section' : 'div'} aria-labelledby={hasTitle ? titleId : undefined} {...rootProps}>
      {(hasTitle || actions !== undefined) && (
        <Head>
          {hasTitle && (
            <Title as={`h${titleLevel}`} id={titleId}>
              {title}
            </Title>
          )}
          {actions}
        </Head>
      )}
      <Body data-flush={isFlush || undefined} data-headless={!hasTitle || undefined} inert={isInert}>
        {children}
      </Body>
    </Root>
  );
}
