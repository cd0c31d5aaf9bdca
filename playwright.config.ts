import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const port = 3100;
const { env, ...chromium } = await findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  reporter: 'list',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'Africa/Luanda',
    trace: 'retain-on-failure',
    launchOptions: { ...chromium, env: { ...process.env, ...env } },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: 'node scripts/serve-for-e2e.ts',
    env: { PORT: String(port), CONTENT_PORT: '3101', GATEWAY_PORT: '3102' },
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
