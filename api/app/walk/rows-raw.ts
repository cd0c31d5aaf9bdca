import { ofCaller, ofOwner, forAll, forEditors, type Belongings, type Row } from './row.ts';

/** A raw address as it is called: the path of these belongings, and the body of the row as a form, or none. */
export type RawRow = Row & { path: (of: Belongings) => string };

type Fields = Record<string, string | number>;

function at(row: Row, path: RawRow['path']): RawRow {
  return { ...row, path };
}

const nothing = () => null;
const file = (fields: Fields = {}) => fields;

/** Raw routes by method and path; a body is sent as a form, with a small file beside its fields. */
export const rawRows: Record<string, RawRow> = {
  'POST /pictures/create': at(
    ofCaller(() => file()),
    () => '/pictures/create',
  ),
  'PUT /pictures': at(
    ofOwner(({ pictureId }) => file({ id: pictureId }), 'file_type_not_allowed'),
    () => '/pictures',
  ),
  'GET /pictures/:id': at(ofOwner(nothing), ({ pictureId }) => `/pictures/${pictureId}`),
  'GET /pictures/:id/:name': at(
    forAll(nothing, 'not_found'),
    ({ pictureId }) => `/pictures/${pictureId}/0123456789ab-640.avif`,
  ),
  'POST /student-documents/upload': at(
    ofCaller(() => file({ category: 'id-copy' })),
    () => '/student-documents/upload',
  ),
  'GET /student-documents/:id/file': at(ofOwner(nothing), ({ documentId }) => `/student-documents/${documentId}/file`),
  'GET /users/exports/:id/file': at(ofOwner(nothing, 'not_found'), () => '/users/exports/1/file'),
  'POST /payments/webhooks/:provider/:secret': at(
    forAll(() => file(), 'not_found'),
    () => '/payments/webhooks/proxypay/guessed',
  ),
  'POST /payments/proof': at(
    ofOwner(({ paymentId }) => file({ payment_id: paymentId })),
    () => '/payments/proof',
  ),
  'GET /payments/:id/proof': at(ofOwner(nothing, 'not_found'), ({ paymentId }) => `/payments/${paymentId}/proof`),
  'POST /payments/operator': at(
    forAll(() => file(), 'not_found'),
    () => '/payments/operator',
  ),
  'POST /jobs/operator': at(
    forAll(() => file(), 'not_found'),
    () => '/jobs/operator',
  ),
  'GET /courses/:id/cover.svg': at(forAll(nothing), ({ courseId }) => `/courses/${courseId}/cover.svg`),
  'GET /courses/:id/share.png': at(forAll(nothing), ({ courseId }) => `/courses/${courseId}/share.png`),
  'GET /categories/:slug/cover.svg': at(forAll(nothing), ({ categorySlug }) => `/categories/${categorySlug}/cover.svg`),
  'GET /covers.svg': at(
    forAll(nothing),
    ({ courseId, categorySlug }) => `/covers.svg?of=c.${courseId}.1,k.${categorySlug}.1`,
  ),
  'GET /courses/published/parts': at(forAll(nothing), () => '/courses/published/parts'),
  'GET /courses/published': at(forAll(nothing), () => '/courses/published'),
  'POST /regulations/create': at(
    forEditors(() => file()),
    () => '/regulations/create',
  ),
  'GET /classes/:id/regulation': at(forAll(nothing, 'not_found'), ({ classId }) => `/classes/${classId}/regulation`),
  'GET /enrollments/:id/regulation': at(
    ofOwner(nothing, 'not_found'),
    ({ enrollmentId }) => `/enrollments/${enrollmentId}/regulation`,
  ),
  'GET /classes/calendar.ics': at(forAll(nothing), () => '/classes/calendar.ics?lang=pt-AO'),
  'GET /partners/published': at(forAll(nothing), () => '/partners/published'),
  'GET /news/feed.xml': at(forAll(nothing), () => '/news/feed.xml'),
  'GET /news/published': at(forAll(nothing), () => '/news/published'),
  'GET /news/covers.svg': at(forAll(nothing), ({ postId }) => `/news/covers.svg?of=n.${postId}.1`),
  'GET /news/:id/cover.svg': at(forAll(nothing), ({ postId }) => `/news/${postId}/cover.svg`),
  'GET /certificates/:id/pdf': at(ofOwner(nothing), ({ certificateId }) => `/certificates/${certificateId}/pdf`),
  'POST /scorm-packages/create': at(
    forEditors(() => file()),
    () => '/scorm-packages/create',
  ),
  'GET /openapi.json': at(forAll(nothing), () => '/openapi.json'),
  'GET /docs': at(forAll(nothing), () => '/docs'),
};
