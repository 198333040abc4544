import { defineConfig, devices } from '@playwright/test';

const browser = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Phones and high-density screens use subpixel text positions; the headless shell would round glyph widths.
    '--font-render-hinting=none',
  ],
};

/**
 * Stories run against the built product with its own database and data folder, on a desktop and on a phone. After the
 * last one the invariants of the stored data are checked, whatever the outcome of the stories.
 */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.story.ts',
  globalSetup: './src/product.ts',
  fullyParallel: true,
  workers: 4,
  timeout: 180_000,
  // One retry for a busy machine; a story that needed it is reported as flaky and should be fixed.
  retries: 1,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: process.env.CI
    ? [
        ['list'],
        ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/results.json' }],
      ]
    : 'list',
  use: {
    actionTimeout: 15_000,
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    launchOptions: browser,
    // Tracing every story costs a third of the time; `--trace on` traces a failing one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desk',
      teardown: 'stored data',
      // Long ways through the product, of which each page is looked at on a desk by other stories.
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 }, launchOptions: browser },
    },
    {
      name: 'phone',
      teardown: 'stored data',
      // No screen involved, the window is resized by the story, a keyboard is needed, or the admin's pages.
      grepInvert: /@desk/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        launchOptions: browser,
      },
    },
    { name: 'stored data', testMatch: '**/*.check.ts' },
  ],
});
