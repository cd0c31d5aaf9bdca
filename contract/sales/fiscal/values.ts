export const fiscalKinds = ['FT', 'FR', 'NC', 'ND', 'RC'] as const;
export type FiscalKind = (typeof fiscalKinds)[number];

export const fiscalStates = ['issued', 'annulled'] as const;

/** Who issues the fiscal documents: nobody, this site, the ERP, or other certified software. */
export const issueModes = ['none', 'internal', 'erp', 'external'] as const;
export type IssueMode = (typeof issueModes)[number];

export const handOverKinds = ['order_paid', 'order_invoiced', 'order_credited'] as const;
export type HandOverKind = (typeof handOverKinds)[number];

export const handOverStates = ['pending', 'failed', 'sent'] as const;

export const largestDocumentBytes = 10_000_000;

/** The groups of customers in the ERP. */
export const customerGroups = ['CNGN', 'CNGE', 'CGSB', 'ZCPN', 'ZCPE'] as const;
export type CustomerGroup = (typeof customerGroups)[number];

/** Whose law fiscal documents can follow. */
export const fiscalCountries = ['AO', 'PT', 'MZ'] as const;
