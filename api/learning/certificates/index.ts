export { issueCertificate } from './issue-certificate.ts';
export { lockCertificatesOf } from './store.ts';
