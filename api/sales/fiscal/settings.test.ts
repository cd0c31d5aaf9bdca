import { describe, expect, vi } from 'vitest';
import { test } from '#api/shared/testing/database.ts';
import { storeSettings } from '#api/platform/settings/make.ts';
import { makeSeller } from './make.ts';
import { readIssueMode } from './settings.ts';

describe('the issue mode', () => {
  test('is none at first, without a word in the log', async ({ ctx }) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    expect(await readIssueMode(ctx)).toBe('none');
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  test('is as it is set where its conditions are met', async ({ ctx }) => {
    for (const mode of ['internal', 'erp', 'external', 'none'] as const) {
      await makeSeller(ctx, mode);
      expect(await readIssueMode(ctx)).toBe(mode);
    }
  });

  test.for([
    ['softwareCertificateAO', ' '],
    ['sellerCountry', 'ES'],
    ['sellerCountry', 'MZ'],
    ['sellerTaxId', ''],
    ['fiscalIssueMode', 'erp'],
    ['fiscalIssueMode', 'Internal'],
  ] as const)('is none with %s = «%s», and the log says why', async ([key, value], { ctx }) => {
    await makeSeller(ctx);
    await storeSettings(ctx, { [key]: value });
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    expect(await readIssueMode(ctx)).toBe('none');
    expect(logged.mock.calls.join()).toMatch(/fiscalIssueMode is .+, but .+\. No fiscal documents are issued/);
    logged.mockRestore();
  });
});
