import { describe, expect, vi } from 'vitest';
import { test } from '#api/shared/testing/database.ts';
import { makeSeller, writeFiscal } from './make.ts';
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
    ['Fiscal', 'softwareCertificateAO', ' '],
    ['Seller', 'sellerCountry', 'ES'],
    ['Seller', 'sellerCountry', 'MZ'],
    ['Seller', 'sellerTaxId', ''],
    ['Fiscal', 'fiscalIssueMode', 'erp'],
    ['Fiscal', 'fiscalIssueMode', 'Internal'],
  ] as const)('is none with %s %s = «%s», and the log says why', async ([slug, key, value], { ctx }) => {
    await makeSeller(ctx);
    await writeFiscal(ctx, { [key]: value }, slug);
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    expect(await readIssueMode(ctx)).toBe('none');
    expect(logged.mock.calls.join()).toMatch(/fiscalIssueMode is .+, but .+\. No fiscal documents are issued/);
    logged.mockRestore();
  });
});
