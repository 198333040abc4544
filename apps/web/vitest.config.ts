import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // A process and a DOM for each of 70 files take three times as long; `test-setup.ts` keeps the files apart.
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['src/test-setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // Dates are shown in Budapest time wherever the test runs; a foreign zone would reveal a slip.
    env: { TZ: 'America/New_York' },
  },
});
