import { configure } from '@testing-library/react';

// A machine that runs everything at once is slow, not wrong: waiting longer costs nothing when the screen is right.
configure({ asyncUtilTimeout: 15_000 });
