import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { findFirefox } from './scripts/firefox.ts';

findFirefox();

// Playwright runs the tests and the server; it drives only a Firefox of its own, so Puppeteer drives this one (`e2e/firefox`).
export default defineConfig({
  testDir: 'e2e/firefox',
  testMatch: '*.smoke.ts',
  outputDir: 'test-results/firefox',
  reporter: 'list',
  workers: 1,
  retries: journeys.retries ?? 0,
  forbidOnly: true,
  timeout: 60_000,
  globalTimeout: 600_000,
  expect: { timeout: 15_000 },
  ...(journeys.webServer && { webServer: journeys.webServer }),
});
