/** `open`: nobody has decided; `proposed` in lists: one that a payment of the site fits. */
export const bankLineStates = ['open', 'confirmed', 'set_aside'] as const;
export type BankLineState = (typeof bankLineStates)[number];

export const bankLineViews = ['proposed', 'open', 'confirmed', 'set_aside'] as const;
export type BankLineView = (typeof bankLineViews)[number];

/**
 * `certain`: the number of the order and the amount agree, and no other line names the order. `likely`: the amount and a
 * name agree, or several lines name one order. `possible`: only the amount agrees. `differs`: the order is named, and the
 * amount is another. `paid`: the order that is named is paid already.
 */
export const bankCertainties = ['certain', 'likely', 'possible', 'differs', 'paid'] as const;
export type BankCertainty = (typeof bankCertainties)[number];

/** What agrees between a line and a payment. */
export const bankReasons = ['number', 'amount', 'name'] as const;
export type BankReason = (typeof bankReasons)[number];

export const bankStatementFormats = ['csv', 'camt'] as const;

/** Of money that arrived, in one file. */
export const mostStatementLines = 5_000;
export const largestStatementBytes = 4 * 1024 * 1024;

/** After this time, what payers wrote and who they are is removed from decided lines. */
export const bankTextDays = 365;
