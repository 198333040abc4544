import { defineConfig } from 'vitest/config';

// Two at a time in every project: left alone, Vitest keeps one of two processors free, and it runs projects side by
// side only where they agree on the number. What has no state shares a process. Node itself loads what it can.
const shared = { maxWorkers: 2, isolate: false, experimental: { viteModuleRunner: false } };

export default defineConfig({
  test: {
    projects: [
      'apps/api',
      'apps/web',
      { test: { ...shared, name: 'contracts', include: ['packages/contracts/src/**/*.test.ts'] } },
      { test: { ...shared, name: 'db', include: ['db/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'scripts',
          include: [
            '{lint,scripts}/**/*.test.ts',
            'proofs/{pages,recipes}/**/*.test.ts',
            'apps/web/scripts/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
