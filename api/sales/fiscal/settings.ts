import { fiscalCountries, issueModes, type IssueMode } from '#contract/sales/fiscal/values.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { log } from '#api/shared/config/log.ts';
import { hasLaw } from './model/law.ts';
import type { FiscalSnapshot } from './model/snapshot.ts';

type Seller = FiscalSnapshot['seller'];

/** The details that pro-formas print, and the country whose law applies. */
export async function readSeller(ctx: Ctx): Promise<Seller> {
  return {
    name: await readSetting(ctx, 'sellerName'),
    tax_id: await readSetting(ctx, 'sellerTaxId'),
    address: await readSetting(ctx, 'sellerAddress'),
    country: await readSetting(ctx, 'sellerCountry'),
  };
}

/** The number that the tax authority of the country gave this software; null where it gave none. */
export async function readCertificate(ctx: Ctx, country: string): Promise<string | null> {
  const match = fiscalCountries.find((existing) => existing === country);
  return match ? (await readSetting(ctx, `softwareCertificate${match}`)).trim() || null : null;
}

export async function readSeriesPrefix(ctx: Ctx): Promise<string> {
  const prefix = await readSetting(ctx, 'fiscalSeriesPrefix');
  return /^[A-Z0-9]{1,10}$/.test(prefix) ? prefix : 'M';
}

/** The reason that a line without tax must name. */
export async function readExemption(ctx: Ctx): Promise<{ code: string; reason: string } | null> {
  const code = (await readSetting(ctx, 'exemptionCode')).trim();
  const reason = (await readSetting(ctx, 'exemptionReason')).trim();
  return code && reason ? { code, reason } : null;
}

/**
 * The setting `fiscalIssueMode`. A mode whose conditions are not met is refused with a line in the log, and treated as
 * `none`: pro-formas only [domain 2, Issue mode].
 */
export async function readIssueMode(ctx: Ctx): Promise<IssueMode> {
  const value = await readSetting(ctx, 'fiscalIssueMode');
  const mode = issueModes.find((existing) => existing === value);
  const refused = mode ? await whyNot(ctx, mode) : 'it is not one of none, internal, erp, external';
  if (mode && refused === null) return mode;
  log('error', `The setting fiscalIssueMode is ${value}, but ${refused}. No fiscal documents are issued.`);
  return 'none';
}

async function whyNot(ctx: Ctx, mode: IssueMode): Promise<string | null> {
  if (mode === 'erp')
    return (await readSetting(ctx, 'hasErpIntegration')) ? null : 'hasErpIntegration (group ERP) is not true';
  if (mode !== 'internal') return null;
  const { name, tax_id, country } = await readSeller(ctx);
  if (!name || !tax_id) return 'sellerName or sellerTaxId (group Seller) is empty';
  if (!hasLaw(country)) return `sellerCountry (group Seller) is ${country}`;
  const isCertified = (await readCertificate(ctx, country)) !== null;
  return isCertified ? null : `softwareCertificate${country} (group Fiscal) is empty`;
}
