import { configure } from '@testing-library/react';

// What comes late on a busy machine is waited for; where it comes in time, this costs nothing.
configure({ asyncUtilTimeout: 60_000 });
