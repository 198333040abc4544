import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', '../../proofs/{cluster,texts,transport}/**/*.test.ts'],
    globalSetup: ['src/testing/template-database.ts'],
    setupFiles: ['src/testing/setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // A process for each of 80 files takes almost twice the time; `testing/setup.ts` cleans up between files.
    isolate: false,
    // Node loads the modules itself, as it does in production: that takes a tenth less processor time than Vite.
    experimental: { viteModuleRunner: false },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
