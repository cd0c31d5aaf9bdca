import { z } from 'zod';
import { choiceSetting, textSetting } from '#contract/setting.ts';
import { fiscalCountries, issueModes } from './values.ts';

const staff = { group: 'Fiscal', readers: 'staff', section: 'fiscal-documents' } as const;

export const fiscalSettings = {
  sellerCountry: choiceSetting({ group: 'Seller', readers: 'staff', choices: fiscalCountries, default: 'AO' }),
  fiscalIssueMode: choiceSetting({ ...staff, choices: issueModes, default: 'none' }),
  fiscalSeriesPrefix: textSetting({ ...staff, default: 'M', rule: z.string().regex(/^[A-Z0-9]{1,10}$/) }),
  softwareCertificateAO: textSetting(staff),
  softwareCertificatePT: textSetting(staff),
  softwareCertificateMZ: textSetting(staff),
  exemptionCode: textSetting(staff),
  exemptionReason: textSetting(staff),
};
