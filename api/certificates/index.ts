export { issueCertificate } from './issue-certificate.ts';
export { certificateData } from './personal-data.ts';
export { certificateSummary, type CertificateSummary } from './certificate-summary.ts';
