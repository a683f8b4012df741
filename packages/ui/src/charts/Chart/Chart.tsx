import { Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { useInputMessages } from '../../inputs/messages/useInputMessages.ts';
import { Body, Root, Scroll, Summary } from './Chart.styles.ts';
import type { ChartTexts } from './Chart.types.ts';

interface ChartFrameProps extends ChartTexts {
  /** Explains the series, unless they are named beside what is drawn. */
  readonly legend?: ReactNode;
  readonly table: ReactNode;
  /** What is drawn. */
  readonly children: ReactNode;
}

/** Shows a chart or, by one press, the table that is equal to it, below a sentence that summarises both. */
export function Chart({
  label,
  summary,
  pointsLabel: _pointsLabel,
  formatValue: _formatValue,
  legend,
  table,
  children,
  ...rootProps
}: ChartFrameProps) {
  const t = useInputMessages();
  const [isTable, setTable] = useState(false);
  return (
    <Root {...rootProps} aria-label={label}>
      <Summary>{summary}</Summary>
      <IconButton
        size="small"
        label={t('ui.chart.table')}
        icon={<Table2 aria-hidden />}
        aria-pressed={isTable}
        onPress={() => setTable(!isTable)}
      />
      {legend}
      <Body>
        {isTable ? (
          <Scroll role="region" aria-label={label} tabIndex={0}>
            {table}
          </Scroll>
        ) : (
          children
        )}
      </Body>
    </Root>
  );
}
