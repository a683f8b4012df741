import { ListLayout, PageHeader, Skeleton, TextInput } from '@bureau/ui';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RouteHandle } from '../../core/navigation/feature.ts';
import { useQuickAddFeature } from '../quickAdd/QuickAdd.tsx';
import { QuickAddPlace } from '../quickAdd/QuickAddPlace.styles.ts';
import { Inert } from './ListSkeleton.styles.ts';

const control = 'var(--bureau-size-control)';
const ignore = () => undefined;

/** Holds the place of a list that is being loaded. What stands above its records is painted with the frame of the page, and nobody can do anything there yet. */
export function ListSkeleton({ feature, page }: RouteHandle) {
  const { t } = useTranslation();
  const exampleKey = useQuickAddFeature(feature.path)?.quickAdd?.exampleKey;
  return (
    <Inert inert aria-hidden>
      <ListLayout
        header={
          <PageHeader
            title={t(page.titleKey)}
            isPageTitle={false}
            actions={<Skeleton inlineSize="8rem" blockSize={control} />}
          />
        }
        views={<Skeleton inlineSize="8rem" blockSize={control} />}
        tools={
          <>
            <Skeleton blockSize={control} />
            <Skeleton inlineSize="12rem" blockSize="var(--bureau-size-control-small)" />
          </>
        }
      >
        {exampleKey && (
          <QuickAddPlace>
            <TextInput
              placeholder={t(exampleKey)}
              leading={<Plus aria-hidden />}
              value=""
              onChange={ignore}
            />
          </QuickAddPlace>
        )}
      </ListLayout>
    </Inert>
  );
}
