import { testRule } from '../testRule.ts';
import { storyId } from './storyId.ts';

testRule('story-id', storyId, {
  valid: [
    "const meta = { id: 'ui-button', component: Button } satisfies Meta<typeof Button>",
    "const meta = { title: 'DataTable/Columns', id: 'ui-datatable-columns' } satisfies Meta",
    'const columns = { component: Button }',
  ],
  invalid: [
    { code: 'const meta = { component: Button } satisfies Meta', errors: [{ messageId: 'id' }] },
    {
      code: "const meta = { title: 'UI/Button', id: 'ui-button' } satisfies Meta",
      errors: [{ messageId: 'group' }],
    },
    { code: "const meta: Meta = { title: 'UI/Button' }", errors: 2 },
  ],
});
