import { textIn } from '#contract/basics.ts';
import type { Certificate, CertificateCheck } from '#contract/learning/certificates/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { isExpired } from './model/certificate-status.ts';
import { maskedName } from './model/public-facts.ts';
import type { CertificateRow } from './store.ts';

export function checkUrl(ctx: Ctx, token: string): string {
  return `${ctx.config.publicUrl}/certificate-validation/${token}`;
}

export function presented(ctx: Ctx, row: CertificateRow): Certificate {
  return {
    id: row.id,
    ...printed(ctx, row),
    status: row.status,
    status_at: row.status_at.toISOString(),
    is_expired: isExpired({ validUntil: row.valid_until }, ctx.now()),
    revoked_reason: row.revoked_reason,
    replaced_by: row.replaced_by,
    holder_name: row.snapshot.person.name,
    class_code: row.snapshot.class_code,
    grade: row.snapshot.final_grade,
    check_url: checkUrl(ctx, row.token),
    show_name: row.show_name,
    show_grade: row.show_grade,
  };
}

/** The public view of a certificate [domain 5]. */
export function presentedToAll(
  ctx: Ctx,
  row: CertificateRow,
  { knowsDocument }: { knowsDocument: boolean },
): NonNullable<CertificateCheck['certificate']> {
  const { name } = row.snapshot.person;
  const isNameWhole = row.show_name || knowsDocument;
  return {
    ...printed(ctx, row),
    status_at: row.status_at.toISOString(),
    holder_name: isNameWhole ? name : maskedName(name),
    is_name_whole: isNameWhole,
    grade: row.show_grade ? row.snapshot.final_grade : null,
  };
}

export function printed(ctx: Ctx, { number, type, valid_until, snapshot }: CertificateRow) {
  return {
    number,
    type,
    course_title: textIn(snapshot.course_title, ctx.locale),
    modality: snapshot.modality,
    hours: snapshot.hours,
    starts_on: snapshot.starts_on,
    ends_on: snapshot.ends_on,
    issuer: presentedIssuer(ctx, snapshot.issuer),
    issued_on: snapshot.issued_on,
    valid_until: valid_until?.toISOString() ?? null,
  };
}

function presentedIssuer({ locale }: Ctx, { name, licence, signatory }: CertificateRow['snapshot']['issuer']) {
  return {
    name,
    licence,
    signatory: signatory ? { name: signatory.name, role: textIn(signatory.role, locale) } : null,
  };
}
