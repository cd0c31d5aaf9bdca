import { defineConfig, devices } from '@playwright/test';
import { site } from './e2e/site.ts';
import { findChromium } from './scripts/chromium.ts';

const { env, ...chromium } = await findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  // A busy machine gets one more try; what passed only then is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${site.PORT}`,
    timezoneId: 'Africa/Luanda',
    // Recording each journey makes all of them a fifth slower; where a second try follows, that one is recorded.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { ...chromium, env: { ...process.env, ...env } },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    { name: 'phone', grepInvert: /@desktop/, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: 'node scripts/serve-for-e2e.ts',
    env: site,
    url: `http://localhost:${site.PORT}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
