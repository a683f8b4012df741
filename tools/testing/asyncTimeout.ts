import { configure, getConfig } from '@testing-library/react';
import { describeWhenRead } from './describeWhenRead.ts';

configure({
  // What comes late on a busy machine is waited for; where it comes in time, this costs nothing.
  asyncUtilTimeout: 60_000,
  getElementError: describeWhenRead(getConfig().getElementError),
});
