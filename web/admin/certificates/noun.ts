import { useQueryClient } from '@tanstack/react-query';
import type { CertificateRecord, CertificateRecordFilter } from '#contract/learning/certificates/staff.ts';
import { queries } from '#web/shared/api/api.ts';
import type { Listed } from '../frame/noun.ts';

export type CertificateSort =
  | 'issued_at'
  | 'number'
  | 'holder_name'
  | 'course_title'
  | 'class_code'
  | 'type'
  | 'status'
  | 'valid_until';

export const certificates: Listed<CertificateRecord, CertificateRecordFilter, CertificateSort> = {
  name: 'certificates',
  source: ({ filter: { deleted: _deleted, ...filter }, ...input }) => ({
    ...queries().certificates.retrieveCertificateRecords.queryOptions({ input: { filter, ...input } }),
    // Most are issued by themselves.
    staleTime: 0,
  }),
  nameOf: ({ number }) => number,
};

export function historyQuery(certificateId: number) {
  const input = { filter: { certificate_id: certificateId }, page: { number: 1, size: 100 } };
  return { ...queries().certificates.retrieveCertificateHistory.queryOptions({ input }), staleTime: 0 };
}

/** Drops what was answered about certificates, and about what staff did with them. */
export function useRefreshCertificates() {
  const client = useQueryClient();
  const [locale] = queries().certificates.retrieveCertificateRecords.key();
  return async () => {
    await Promise.all(
      ['certificates', 'trail'].map((slice) => client.invalidateQueries({ queryKey: [locale, slice] })),
    );
  };
}
