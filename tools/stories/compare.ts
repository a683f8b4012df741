/**
 * `node tools/stories/compare.ts EXPECTED ACTUAL DIFFERENCE` compares two pictures, says what differs, and draws it into the third file. It is a
 * process of its own because the test runner's sandbox makes work on single pixels fifty times slower.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { compareImages } from './compareImages.ts';

const [expected = '', actual = '', difference = ''] = process.argv.slice(2);
const found = compareImages(readFileSync(expected), readFileSync(actual));
if (found) console.log(found.summary);
if (found?.image) writeFileSync(difference, found.image);
