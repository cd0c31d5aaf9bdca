import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { annotatedSql } from './scripts/vite/annotated-sql.ts';
import { compiledTexts } from './scripts/vite/compiled-texts.ts';
import { contractPaths } from './scripts/vite/contract-paths.ts';

// A loop over an empty list would pass without a look at anything. What a page test looks for fails it when it is missing.
const expectation = { requireAssertions: true };
/** It takes minutes: a copy of the repository is compiled and tested, on the embedded database whatever the others run on. */
const newSlice = 'scripts/slice/new-slice.test.ts';
const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
const models = ['api/**/model/**/*.test.ts', '{contract,web,scripts,sandbox}/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // Modules keep no state of their own, so files may share them: a fifth less time.
    isolate: false,
    coverage: { provider: 'v8', include: ['{contract,api}/**/*.ts'], exclude: ['**/*.test.ts', 'api/app/**'] },
    projects: [
      {
        extends: true,
        // What the pages import beside files.
        plugins: [contractPaths(), compiledTexts()],
        test: { name: 'model', include: models, exclude: [newSlice], testTimeout: 20_000, expect: expectation },
      },
      {
        extends: true,
        plugins: [annotatedSql()],
        test: {
          name: 'api',
          expect: expectation,
          include: ['{api,seed}/**/*.test.ts', ...(onPostgres ? [] : [newSlice])],
          exclude: ['api/**/model/**'],
          globalSetup: 'api/shared/testing/template.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [contractPaths(), compiledTexts()],
        resolve: {
          alias: {
            '@tanstack/react-start': resolve('pages/testing/client-half.ts'),
            'use-intl/format-message': 'use-intl/format-message/format-only',
          },
        },
        test: {
          name: 'pages',
          include: ['pages/**/*.test.ts'],
          environment: './pages/testing/environment.ts',
          globalSetup: 'pages/testing/template.ts',
          server: { deps: { inline: [/@tanstack/, /use-intl/, /react-toastify/] } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
