export { issueCertificate } from './issue-certificate.ts';
export { certificatesRawRoutes, certificatesRoutes } from './routes.ts';
export { certificateData } from './personal-data.ts';
export { certificateInBrief, type CertificateBrief } from './certificate-in-brief.ts';
