import { declareSlice, event } from '#contract/declare.ts';
import { certificates } from './calls.ts';
import { staffCertificates } from './staff.ts';

export const certificatesContract = declareSlice({
  calls: { ...certificates, ...staffCertificates },
  events: {
    certificate_issued: event<{ certificate_id: number }>(),
    certificate_revoked: event<{ certificate_id: number }>(),
    /** The id of the new certificate. */
    certificate_replaced: event<{ certificate_id: number }>(),
  },
  messages: {
    certificate_issued: { topic: 'certificates' },
    certificate_revoked: { topic: 'certificates', warning: 'important', fixed: 'contract' },
    certificate_replaced: { topic: 'certificates', fixed: 'contract' },
  },
  refusals: {
    no_certificate_due: 409,
    already_certified: 409,
    too_many_certificates: 409,
    no_certificates_found: 409,
    document_tries_over: 429,
  },
});
