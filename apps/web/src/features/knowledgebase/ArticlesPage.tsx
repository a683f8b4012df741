import type { knowledgebase, ListItemOf } from '@bureau/contract';
import { Button, Drawer } from '@bureau/ui';
import { FolderTree } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenRecord } from '../../core/navigation/OpenRecordContext.ts';
import type { ListScreenProps } from '../../screens/list/ListScreen.tsx';
import { ArticleHits } from './ArticleHits.tsx';
import * as styles from './ArticlesPage.styles.ts';
import { CategoryTree } from './CategoryTree.tsx';
import { screens } from './knowledgebase.screens.ts';

interface ArticlesPageProps {
  readonly ListScreen: ComponentType<ListScreenProps<ListItemOf<typeof knowledgebase>>>;
}

/**
 * Lists the articles with the tree of their categories: beside the list where there is room, else behind a button. What is searched for stands above the list,
 * with what the articles say of it.
 */
export function ArticlesPage({ ListScreen }: ArticlesPageProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isRecordBeside = useOpenRecord() !== null;
  const title = t('breadcrumbs.article-categories.title');
  return (
    <styles.Columns data-folded={isRecordBeside || undefined}>
      <styles.Aside>
        <CategoryTree />
      </styles.Aside>
      <ListScreen
        screens={screens}
        above={
          <>
            <styles.Line>
              <Drawer
                placement="start"
                title={title}
                isOpen={isOpen}
                onOpenChange={setOpen}
                trigger={<Button icon={<FolderTree aria-hidden />}>{title}</Button>}
              >
                <CategoryTree onChoose={() => setOpen(false)} />
              </Drawer>
            </styles.Line>
            <ArticleHits />
          </>
        }
      />
    </styles.Columns>
  );
}
