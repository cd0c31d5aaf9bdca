import { accessRowsOf, at, forAll, forEditors, listOfOwner, noForm, ofOwner, one } from '#api/shared/access-row.ts';

export const accessRows = accessRowsOf('certificates', {
  calls: {
    retrieveCertificates: listOfOwner(({ certificateId }) => ({ id: certificateId })),
    retrieveCheck: forAll(({ certificateToken }) => ({ token: certificateToken })),
    revokeCertificate: forEditors(one(({ certificateId }) => ({ id: certificateId, reason: 'Fraude' }))),
    replaceCertificate: forEditors(one(({ certificateId }) => ({ id: certificateId, reason: 'Nome' }))),
    showName: ofOwner(one(({ certificateId }) => ({ id: certificateId, show_name: true }))),
    showGrade: ofOwner(one(({ certificateId }) => ({ id: certificateId, show_grade: true }))),
  },
  raw: {
    'GET /certificates/:id/pdf': at(ofOwner(noForm), ({ certificateId }) => `/certificates/${certificateId}/pdf`),
  },
});
