import { event } from '#contract/declare.ts';

export const certificatesEvents = {
  certificate_issued: event<{ certificate_id: number }>(),
  certificate_revoked: event<{ certificate_id: number }>(),
  /** The id of the new certificate. */
  certificate_replaced: event<{ certificate_id: number }>(),
};
