import { defineSlice } from '#api/shared/slice.ts';
import { issueCertificate } from './issue-certificate.ts';
import { notifyCertificate } from './notify-holder.ts';
import { certificateData } from './personal-data.ts';
import { certificatesRawRoutes } from './raw-routes.ts';
import { replaceCertificate } from './replace-certificate.ts';
import { retrieveCertificates } from './retrieve-certificates.ts';
import { retrieveCertifiedCourses } from './retrieve-certified-courses.ts';
import { retrieveCheck } from './retrieve-check.ts';
import { retrieveOrganizationCertificates } from './retrieve-organization-certificates.ts';
import { revokeCertificate } from './revoke-certificate.ts';
import { shareRoutes } from './share/share-routes.ts';
import { showPublicly } from './show-publicly.ts';
import { issueCertificateByHand } from './staff/issue-certificate-by-hand.ts';
import { retrieveCertificateHistory } from './staff/retrieve-certificate-history.ts';
import { retrieveCertificateRecords } from './staff/retrieve-certificate-records.ts';
import { retrieveCertificatesDue } from './staff/retrieve-certificates-due.ts';
import { tables } from './tables.ts';

export const certificatesSlice = defineSlice('certificates', {
  verbs: {
    retrieveCertificates,
    retrieveCheck,
    retrieveOrganizationCertificates,
    retrieveCertifiedCourses,
    revokeCertificate,
    replaceCertificate,
    showName: showPublicly,
    showGrade: showPublicly,
    retrieveCertificateRecords,
    retrieveCertificateHistory,
    retrieveCertificatesDue,
    issueCertificateByHand,
  },
  rawRoutes: [...certificatesRawRoutes, ...shareRoutes],
  reactions: {
    enrollment_concluded: { 'issue-certificate': (ctx, { enrollment_id }) => issueCertificate(ctx, enrollment_id) },
    certificate_issued: {
      'tell-certificate-issued': (ctx, { certificate_id }) =>
        notifyCertificate(ctx, 'certificate_issued', certificate_id),
    },
    certificate_revoked: {
      'tell-certificate-revoked': (ctx, { certificate_id }) =>
        notifyCertificate(ctx, 'certificate_revoked', certificate_id),
    },
    certificate_replaced: {
      'tell-certificate-replaced': (ctx, { certificate_id }) =>
        notifyCertificate(ctx, 'certificate_replaced', certificate_id),
    },
  },
  personalData: certificateData,
  tables,
});
