import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Test files share a process and its DOM (`isolate: false`), but none of our modules: what one file keeps in a module
// or mocks is not there for the next.
vi.resetModules();

// A busy machine may take longer than the library's second; a test that fails takes this long to say so.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});
