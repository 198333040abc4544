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
    // Phones and sharp screens place letters between pixels; the headless shell would round their widths.
    '--font-render-hinting=none',
  ],
};

/**
 * Stories run against the built product on a database and a data folder of their own, on a desk and on a phone. When
 * the last one is through, the rules of the stored data are checked, whatever the stories came to.
 */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.story.ts',
  globalSetup: './src/product.ts',
  fullyParallel: true,
  workers: 4,
  timeout: 120_000,
  // A busy machine can be late once; a story that needed its second try is named as flaky, and wants mending.
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
    // Tracing every story costs a third of the time; `--trace on` has one for a story that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desk',
      teardown: 'stored data',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 }, launchOptions: browser },
    },
    {
      name: 'phone',
      teardown: 'stored data',
      // Where no screen takes part, the window is set by the story, or keys are needed.
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
