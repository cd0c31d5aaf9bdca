/** What a site has in writing: the terms, the rules for refunds that are part of them, and the privacy policy. */
export const legalTextKinds = ['terms', 'refunds', 'privacy'] as const;
export type LegalTextKind = (typeof legalTextKinds)[number];

/** The languages in which a text must be written before it is published. */
export const legalLanguages = ['pt', 'en-GB'] as const;

export const legalTextStates = ['draft', 'scheduled', 'in_force', 'former'] as const;
export type LegalTextState = (typeof legalTextStates)[number];

export const longestLegalText = 60_000;

/** The versions with which a site begins. */
export const firstLegalCode = '2026-11';
