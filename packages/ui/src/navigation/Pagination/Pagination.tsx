import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type HTMLAttributes, type Ref, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { useInputMessages } from '../../inputs/messages/useInputMessages.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { pagesAround } from './pagesAround.ts';
import { Pages, Position, Root } from './Pagination.styles.ts';

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onChange'> {
  /** Names what the pages are of: "Pages of invoices". */
  label: string;
  /** The number of pages. */
  pageCount: number;
  /** The current page, from 1; `undefined` leaves the choice to the component. */
  page?: number | undefined;
  /** The page at first while the component keeps the choice itself. Defaults to 1. */
  defaultPage?: number;
  /** Runs with the page that a person chooses. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Receives the element. */
  ref?: Ref<HTMLElement>;
}

/** Leads from page to page of a long list. Where there is no room for the numbers of pages it names the current one. */
export function Pagination({
  label,
  pageCount,
  page: givenPage,
  defaultPage = 1,
  onPageChange,
  ...rootProps
}: PaginationProps) {
  const t = useInputMessages();
  const { locale } = useLocale();
  const [ownPage, setOwnPage] = useState(defaultPage);
  const page = givenPage ?? ownPage;
  const setPage = (next: number) => {
    setOwnPage(next);
    onPageChange?.(next);
  };
  const write = (value: number) => value.toLocaleString(locale);
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  // A button that goes inert under the finger keeps the focus: `aria-disabled` instead of `disabled`.
  const step = (by: number, isEnd: boolean) => () => {
    if (!isEnd) setPage(page + by);
  };
  return (
    <Root aria-label={label} {...rootProps}>
      <IconButton
        label={t('ui.pagination.previous')}
        icon={<ChevronLeft aria-hidden />}
        aria-disabled={isFirst || undefined}
        onPress={step(-1, isFirst)}
      />
      <Pages>
        {pagesAround(page, pageCount).map((entry, index) => (
          <li key={entry ?? `gap-${index}`}>
            {entry === null ? (
              <span aria-hidden>…</span>
            ) : (
              <Button
                variant={entry === page ? 'outline' : 'ghost'}
                aria-label={t('ui.pagination.page', { page: write(entry) })}
                aria-current={entry === page ? 'page' : undefined}
                onPress={() => entry !== page && setPage(entry)}
              >
                {write(entry)}
              </Button>
            )}
          </li>
        ))}
      </Pages>
      <Position>{t('ui.pagination.position', { page: write(page), count: write(pageCount) })}</Position>
      <IconButton
        label={t('ui.pagination.next')}
        icon={<ChevronRight aria-hidden />}
        aria-disabled={isLast || undefined}
        onPress={step(1, isLast)}
      />
    </Root>
  );
}
