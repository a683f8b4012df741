import { useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { CopyButton } from '../ErrorDialog/CopyButton.tsx';
import { Button } from '../../primitives/index.ts';
import { useUiMessages } from '../../provider/index.ts';
import { Foot, Root, Scroller, Table } from './RowErrors.styles.ts';
import type { RowErrorsProps } from './RowErrors.types.ts';
import { formatRowErrors } from './formatRowErrors.ts';

/** How many are drawn at first, and how many each press adds: an import may have a thousand. */
const step = 100;

/** Lists what is wrong with the rows of a file. It can be copied into a spreadsheet, to mend the file there. */
export function RowErrors({ errors, total, ...rootProps }: RowErrorsProps) {
  const t = useUiMessages();
  const { locale } = useLocale();
  const [limit, setLimit] = useState(step);
  const heads = [t('ui.rowIssues.row'), t('ui.rowIssues.field'), t('ui.rowIssues.message')];
  const count = new Intl.NumberFormat(locale);
  const listed = errors.slice(0, limit);
  const scroller = useRef<HTMLDivElement>(null);
  const showMore = () => {
    setLimit(limit + step);
    // The button goes away with its last press, and the focus would be nowhere.
    if (limit + step >= errors.length) scroller.current?.focus();
  };
  const label = t('ui.rowIssues.label', { count: total });

  return (
    <Root {...rootProps}>
      <Scroller ref={scroller} tabIndex={0} role="region" aria-label={label}>
        <Table aria-label={label}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listed.map(({ row, field, message }) => (
              <tr key={`${row} ${field} ${message}`}>
                <th scope="row">{count.format(row)}</th>
                <td>{field}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
      <Foot>
        {listed.length < errors.length && (
          <Button size="small" onPress={showMore}>
            {t('ui.rowIssues.showMore')}
          </Button>
        )}
        <CopyButton variant="ghost" size="small" text={formatRowErrors(heads, errors)}>
          {t('ui.rowIssues.copy')}
        </CopyButton>
        {listed.length < total && <span>{t('ui.rowIssues.more', { count: total - listed.length })}</span>}
      </Foot>
    </Root>
  );
}
