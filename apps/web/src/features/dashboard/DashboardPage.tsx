import { widgetKinds, widgetRules, canAccess, type WidgetKind } from '@bureau/contract';
import { Button, EmptyState, PageHeader, toasts, WidgetGrid, type WidgetLayout } from '@bureau/ui';
import { LayoutDashboard, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessUser, useUser } from '../../core/account/account.ts';
import { ErrorBoundary } from '../../screens/states/ErrorBoundary.tsx';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import { ArrangeActions } from './ArrangeActions.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { useDashboard } from './useDashboard.ts';
import { widgetViews } from './widgetViews.ts';

const isKind = (id: string): id is WidgetKind => widgetKinds.some((kind) => kind === id);

/** Shows the widgets of the signed-in user, which they arrange themselves; each figure leads to what it counts. */
export function DashboardPage() {
  const { t } = useTranslation();
  const { firstname } = useUser();
  const accessUser = useAccessUser();
  const { layout, error, retry, period, bringBack, choosePeriod, saveWidgets } = useDashboard();
  const [isArranging, setArranging] = useState<boolean>();
  const title = t('dashboard.greeting', { name: firstname });
  const offered = widgetKinds.filter((kind) => canAccess(accessUser, widgetRules[kind]));

  if (!layout || period === undefined)
    return (
      <>
        <PageHeader title={title} />
        {error ? <LoadFailure error={error} onRetry={retry} /> : <DashboardSkeleton />}
      </>
    );

  const { widgets } = layout;
  const nameOf = (kind: WidgetKind) => t(`dashboard.widgets.${kind}`);
  const arrange = (places: WidgetLayout) =>
    void saveWidgets(places.flatMap(({ id, ...size }) => (isKind(id) ? [{ kind: id, ...size }] : [])));
  const offerUndo = (message: string, onPress: () => void) =>
    toasts.show({ tone: 'neutral', message, action: { label: t('dashboard.arrange.undo'), onPress } });
  const remove = async (id: string) => {
    const place = widgets.findIndex(({ kind }) => kind === id);
    const { [place]: removed } = widgets;
    if (!removed || !(await saveWidgets(widgets.toSpliced(place, 1)))) return;
    const message = t('dashboard.arrange.removed', { title: nameOf(removed.kind) });
    offerUndo(message, () => void bringBack(removed, place));
  };

  return (
    <>
      <PageHeader
        title={title}
        actions={
          offered.length > 0 &&
          (isArranging ? (
            <ArrangeActions
              offered={offered.filter((kind) => !widgets.some((widget) => widget.kind === kind))}
              canReset={!layout.is_default}
              onAdd={(kind) => void saveWidgets([...widgets, { kind, ...widgetViews[kind].size }])}
              onReset={async () => {
                if (await saveWidgets(null))
                  offerUndo(t('dashboard.arrange.reset_done'), () => void saveWidgets(widgets));
              }}
              onDone={() => setArranging(false)}
            />
          ) : (
            <>
              <PeriodPicker period={period} onChange={choosePeriod} />
              <Button
                icon={<LayoutGrid aria-hidden />}
                // what ended the arranging has gone
                autoFocus={isArranging === false}
                onPress={() => setArranging(true)}
              >
                {t('dashboard.arrange')}
              </Button>
            </>
          ))
        }
      />
      {widgets.length === 0 ? (
        <EmptyState
          icon={<LayoutDashboard />}
          title={t(offered.length === 0 ? 'dashboard.empty.title' : 'dashboard.bare.title')}
          description={t(offered.length === 0 ? 'dashboard.empty.message' : 'dashboard.bare.message')}
        />
      ) : (
        <WidgetGrid
          isEditing={isArranging === true}
          onLayoutChange={arrange}
          onRemove={(id) => void remove(id)}
          widgets={widgets.map(({ kind, columns, rows }) => {
            const { Content, isFlush = false } = widgetViews[kind];
            return {
              id: kind,
              title: nameOf(kind),
              columns,
              rows,
              isFlush,
              content: (
                <ErrorBoundary isPart>
                  <Content period={period} rows={rows} />
                </ErrorBoundary>
              ),
            };
          })}
        />
      )}
    </>
  );
}
