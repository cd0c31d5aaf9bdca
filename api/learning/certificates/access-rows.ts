import {
  accessRowsOf,
  at,
  forAll,
  forEditors,
  listOfOwner,
  noForm,
  ofOwner,
  one,
} from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('certificates', {
  calls: {
    retrieveCertificates: listOfOwner(({ certificateId }) => ({ id: certificateId })),
    retrieveOrganizationCertificates: ofOwner((of) => ({ filter: { organization_id: of.organizationId } })),
    retrieveCertifiedCourses: ofOwner((of) => ({ filter: { organization_id: of.organizationId } })),
    retrieveCheck: forAll(({ certificateToken }) => ({ token: certificateToken })),
    revokeCertificate: forEditors(one(({ certificateId }) => ({ id: certificateId, reason: 'Fraude' }))),
    replaceCertificate: forEditors(one(({ certificateId }) => ({ id: certificateId, reason: 'Nome' }))),
    showName: ofOwner(one(({ certificateId }) => ({ id: certificateId, show_name: true }))),
    showGrade: ofOwner(one(({ certificateId }) => ({ id: certificateId, show_grade: true }))),
    retrieveCertificateRecords: forEditors(() => ({})),
    retrieveCertificateHistory: forEditors(({ certificateId }) => ({ filter: { certificate_id: certificateId } })),
    retrieveCertificatesDue: forEditors(() => ({})),
    issueCertificateByHand: forEditors(one(({ enrollmentId }) => ({ enrollment_id: enrollmentId, reason: 'Falta' }))),
  },
  raw: {
    'GET /certificates.zip': at(forEditors(noForm), ({ certificateId }) => `/certificates.zip?ids=${certificateId}`),
    'GET /certificates/:id/pdf': at(ofOwner(noForm), ({ certificateId }) => `/certificates/${certificateId}/pdf`),
    'GET /certificates/:token/share.png': at(
      forAll(noForm),
      ({ certificateToken }) => `/certificates/${certificateToken}/share.png`,
    ),
    // The certificate of the owner is private: their organization did not order it.
    'GET /organizations/:id/certificates/:certificate_id/pdf': at(
      ofOwner(noForm, 'not_found'),
      ({ organizationId, certificateId }) => `/organizations/${organizationId}/certificates/${certificateId}/pdf`,
    ),
    'GET /organizations/:id/certificates.zip': at(
      ofOwner(noForm, 'no_certificates_found'),
      ({ organizationId }) => `/organizations/${organizationId}/certificates.zip`,
    ),
  },
});
