import { customName, type ExportFormat, exportFormats, type ListQuery } from '@bureau/contract';
import { MenuItem, MenuSection, toasts } from '@bureau/ui';
import { Download, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreported } from '../../api/errorEffect.ts';
import { type Answering, isAnswering, type Resource } from '../../api/resource.ts';
import { useExport } from '../../api/useExport.ts';
import { useCan } from '../../core/account/account.ts';
import { useCanOpen } from '../../core/navigation/useCanOpen.ts';
import { describeFailure, reportDefect } from '../describeFailure.ts';
import { saveFile } from './saveFile.ts';

/** A page that the menu of a list leads to. */
export interface ListLink {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
}

export interface ListMenuItemsProps {
  readonly resource: Resource;
  readonly query: ListQuery;
  /** Names the visible columns in their order. */
  readonly columns: readonly string[];
  /** The address of the page that imports, for those who may. */
  readonly importHref: string;
  /** Leads to what belongs to the list and has a page of its own. */
  readonly links?: readonly ListLink[] | undefined;
  /** Runs when a file begins to be made, and when that has ended. */
  readonly onExportingChange: (isExporting: boolean) => void;
}

/** Offers to take records in from a file, and to take out what the list shows: its columns and rows, filtered and sorted alike. */
export function ListMenuItems({ importHref, links = [], resource, ...props }: ListMenuItemsProps) {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const canImport = useCan(resource.import?.rule ?? resource.create.rule);
  return (
    <>
      {canImport && resource.import && (
        <MenuSection label={t('list.import')}>
          <MenuItem id="import" href={importHref} label={t('list.import')} icon={<Upload />} />
        </MenuSection>
      )}
      {isAnswering(resource, 'export') && <ExportItems resource={resource} {...props} />}
      {links.map((link) => canOpen(link.href) && <MenuItem key={link.href} id={link.href} {...link} />)}
    </>
  );
}

interface ExportItemsProps extends Omit<ListMenuItemsProps, 'importHref' | 'links' | 'resource'> {
  readonly resource: Answering<'export'>;
}

function ExportItems({ columns, onExportingChange, query, resource }: ExportItemsProps) {
  const { t } = useTranslation();
  const exportList = useExport(resource);

  async function save(format: ExportFormat) {
    onExportingChange(true);
    try {
      const exported = columns.filter(
        (column) => resource.exportFields.includes(column) || column.startsWith(customName('')),
      );
      const file = await exportList(query, format, exported);
      const name = file.name ?? `${resource.name}.${format}`;
      saveFile(file.blob, name);
      toasts.show({ tone: 'success', message: t('list.export.done', { name }) });
    } catch (error) {
      reportDefect(error);
      if (isUnreported(error))
        toasts.show({
          tone: 'danger',
          title: t('list.export.failed'),
          message: describeFailure(error, t, 'load'),
        });
    } finally {
      onExportingChange(false);
    }
  }

  return (
    <MenuSection label={t('list.export')}>
      {exportFormats.map((format) => (
        <MenuItem
          key={format}
          id={format}
          label={t(`list.export.${format}`)}
          icon={<Download />}
          onAction={() => void save(format)}
        />
      ))}
    </MenuSection>
  );
}
