export const certificatesRefusals = {
  no_certificate_due: 409,
  too_many_certificates: 409,
  no_certificates_found: 409,
} as const;
