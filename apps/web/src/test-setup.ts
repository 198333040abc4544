import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Test files share a process and its DOM (`isolate: false`), but none of our modules: module state and mocks of one
// file
// do not reach the next.
vi.resetModules();

// A busy machine may exceed the library's default of a second; a failing test takes this long to report.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // A test of the server has no DOM.
  if (typeof localStorage !== 'undefined') localStorage.clear();
});
