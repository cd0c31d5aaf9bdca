export const certificatesRefusals = {
  no_certificate_due: 409,
} as const;
