import { articleCategories as contract } from '@bureau/contract';
import { visibleToStaff } from '../../access/visible/staff.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import type { FieldErrors } from '../../records/fields/check.ts';
import { isAboveItself } from '../../records/hierarchy.ts';

const { 'article-categories': categories } = recordTables;

export const articleCategoryModule = defineModule({
  resource: contract,
  table: categories,
  visible: visibleToStaff,
  title: 'name',
  files: { parent_name: { synonyms: ['parent', 'parent name', 'within'] } },
  hooks: {
    async check(tx, { parent_id: parentId }, { before }): Promise<FieldErrors> {
      const isCircle = await isAboveItself(tx, categories, before?.id, parentId);
      return isCircle ? { parent_id: [{ key: 'validation.aboveItself' }] } : {};
    },
  },
});
