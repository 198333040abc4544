import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'apps/api',
      'apps/web',
      { test: { name: 'contracts', include: ['packages/contracts/src/**/*.test.ts'] } },
      { test: { name: 'db', include: ['db/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.{mjs,ts}'] } },
    ],
  },
});
