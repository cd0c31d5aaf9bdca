export const certificatesRefusals = {
  no_certificate_due: 409,
  too_many_certificates: 409,
  no_certificates_found: 409,
  document_tries_over: 429,
} as const;
