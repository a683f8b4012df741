import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Names the files that take longest, in that order. Begun late, one of them would still run by itself when all others are done. */
const longest = [
  'packages/theme/src/brand/deriveBrand.test.ts',
  'apps/web/src/features/everyResource.test.tsx',
  'tools/lint/regularExpressions.test.ts',
  'apps/web/src/shell/App.test.tsx',
  'apps/web/src/screens/fields/everyKind.test.tsx',
  'packages/ui/src/everyComponent.test.tsx',
  'apps/api/src/http/fuzz.test.ts',
  'apps/api/src/http/external.test.ts',
  'apps/api/src/server/process.test.ts',
  'apps/api/src/seed/seed.test.ts',
  'apps/api/src/http/access.test.ts',
  'apps/api/src/server/backup/backup.test.ts',
  'apps/api/src/server/memory.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return rank < 0 ? longest.length : rank;
};

/** Begins with the files that take longest, so that all cores are busy until the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
