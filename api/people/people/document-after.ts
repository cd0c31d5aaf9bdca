import type { PersonColumns } from '#api/people/identity/index.ts';
import { countryCodes, identityDocuments } from '#contract/people/people/values.ts';
import type { PersonChange } from '#contract/people/people/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { earliestToday, isDay } from '#contract/rules/days.ts';
import { isDocumentNumber, isDocumentOf, normalDocumentNumber } from './model/identity-document.ts';

const fields = ['document_type', 'document_country', 'document_number', 'document_expires_on'] as const;
type OfDocument = Pick<PersonColumns, (typeof fields)[number]>;

/** Either no document, or a complete one that its country issues. */
export function documentAfter(ctx: Ctx, stored: PersonColumns, change: PersonChange): Partial<OfDocument> {
  if (!touchesDocument(change)) return {};
  const valueOf = (field: (typeof fields)[number]) =>
    (change[field] === undefined ? stored[field] : change[field]) || null;
  const document = {
    document_type: valueOf('document_type'),
    document_country: valueOf('document_country'),
    document_number: normalDocumentNumber(valueOf('document_number') ?? '') || null,
    document_expires_on: valueOf('document_expires_on'),
  };
  if (fields.every((field) => !document[field])) return document;
  judge(document);
  judgeExpiry(ctx, document.document_expires_on);
  return document;
}

export function touchesDocument(change: PersonChange): boolean {
  return fields.some((field) => change[field] !== undefined);
}

function judge({ document_type, document_country, document_number }: OfDocument): void {
  const type = identityDocuments.find((one) => one === document_type);
  if (!type) throw new Refusal('document_incomplete', { field: 'document_type' });
  if (!document_country) throw new Refusal('document_incomplete', { field: 'document_country' });
  if (!countryCodes.includes(document_country)) throw new Refusal('country_unknown', { field: 'document_country' });
  if (!document_number) throw new Refusal('document_incomplete', { field: 'document_number' });
  const document = { type, country: document_country, number: document_number };
  if (!isDocumentOf(document)) throw new Refusal('document_not_of_country', { field: 'document_type' });
  if (!isDocumentNumber(document)) throw new Refusal('document_number_invalid', { field: 'document_number' });
}

function judgeExpiry(ctx: Ctx, day: string | null): void {
  if (day && (!isDay(day) || day < earliestToday(ctx.now()))) {
    throw new Refusal('document_expired', { field: 'document_expires_on' });
  }
}
