import { forAll, forEditors, listOfOwner, ofCaller, ofOwner, one, type Row } from './row.ts';

const text = (words: string) => ({ pt: words });

const enrollments: Record<string, Row> = {
  'enrollments.retrieveEnrollments': listOfOwner(({ enrollmentId }) => ({ id: enrollmentId })),
  'enrollments.create': forEditors(one(({ classId, personId }) => ({ class_id: classId, person_id: personId }))),
  'enrollments.cancel': ofOwner(
    one(({ enrollmentId }) => ({ id: enrollmentId, reason: 'Engano' })),
    'not_allowed',
  ),
  'enrollments.withdraw': ofOwner(one(({ enrollmentId }) => ({ id: enrollmentId, reason: 'Mudei de ideias' }))),
  'enrollments.acceptRegulation': ofOwner(
    one(({ enrollmentId }) => ({ id: enrollmentId, regulation_sha256: 'a'.repeat(64) })),
    'regulation_changed',
  ),
};

const certificates: Record<string, Row> = {
  'certificates.retrieveCertificates': listOfOwner(({ certificateId }) => ({ id: certificateId })),
  'certificates.retrieveCheck': forAll(({ certificateToken }) => ({ token: certificateToken })),
  'certificates.revokeCertificate': forEditors(one(({ certificateId }) => ({ id: certificateId, reason: 'Fraude' }))),
  'certificates.replaceCertificate': forEditors(one(({ certificateId }) => ({ id: certificateId, reason: 'Nome' }))),
  'certificates.showName': ofOwner(one(({ certificateId }) => ({ id: certificateId, show_name: true }))),
  'certificates.showGrade': ofOwner(one(({ certificateId }) => ({ id: certificateId, show_grade: true }))),
};

const reviews: Record<string, Row> = {
  'reviews.retrieveReviews': forAll(({ courseId }) => ({ filter: { course_id: courseId } })),
  'reviews.retrieveStanding': ofCaller(({ courseId }) => ({ course_id: courseId })),
  'reviews.createReview': ofCaller(one(({ courseId }) => ({ course_id: courseId, rating: 4, text: 'Bom' }))),
  'reviews.updateReview': ofOwner(one(({ reviewId }) => ({ id: reviewId, rating: 3, text: 'Bom' }))),
  'reviews.deleteReview': ofOwner(one(({ reviewId }) => ({ id: reviewId }))),
  'reviews.reportReview': ofCaller(one(({ lostReviewId }) => ({ id: lostReviewId, reason: 'Publicidade' }))),
  'reviews.replyToReview': forEditors(one(({ reviewId }) => ({ id: reviewId, text: 'Obrigado' }))),
  'reviews.hideReview': forEditors(one(({ reviewId }) => ({ id: reviewId, reason: 'Publicidade' }))),
  'reviews.retrieveReportedReviews': forEditors(() => ({})),
  'reviews.dismissReports': forEditors(one(({ reviewId }) => ({ id: reviewId }))),
  'reviews.unhideReview': forEditors(one(({ reviewId }) => ({ id: reviewId }))),
};

/** The contents of a course are for those who are enrolled, each by an enrollment of one's own. */
function ofLearner(body: Row['body']): Row {
  return { body, guest: 'not_signed_in', stranger: 'not_enrolled', owner: 'ok' };
}

const learning: Record<string, Row> = {
  'learning.retrieveModules': forAll(({ learntCourseId }) => ({ filter: { course_id: learntCourseId } })),
  'learning.createModule': forEditors(
    one(({ learntCourseId }) => ({ course_id: learntCourseId, title: text('Novo') })),
  ),
  'learning.updateModule': forEditors(one(({ moduleId }) => ({ id: moduleId, position: 2 }))),
  'learning.deleteModule': forEditors(one(({ moduleId }) => ({ id: moduleId }))),
  'learning.createContent': forEditors(
    one(({ moduleId }) => ({ module_id: moduleId, type: 'text', title: text('Novo'), body: text('Olá') })),
  ),
  'learning.updateContent': forEditors(one(({ contentId }) => ({ id: contentId, position: 2 }))),
  'learning.deleteContent': forEditors(one(({ contentId }) => ({ id: contentId }))),
  'learning.openContent': ofLearner(
    one(({ contentId, enrollmentId }) => ({ content_id: contentId, enrollment_id: enrollmentId })),
  ),
  'learning.saveProgress': ofLearner(
    one(({ contentId, enrollmentId }) => ({ content_id: contentId, enrollment_id: enrollmentId, opened: true })),
  ),
  'learning.launchSco': ofLearner(
    one(({ scormContentId, enrollmentId }) => ({ content_id: scormContentId, enrollment_id: enrollmentId })),
  ),
  'learning.commitScorm': forAll(
    () => ({ launch_token: 'x'.repeat(40), revision: 1, cmi: { core: {}, suspend_data: '' } }),
    'scorm_launch_expired',
  ),
};

const moves = ['read', 'unread', 'activate', 'deactivate', 'delete'] as const;

const messages: Record<string, Row> = {
  ...Object.fromEntries(
    moves.map((move) => [
      `messages.${move}UserWarnings`,
      ofOwner(
        one(({ warningId }) => ({ id: warningId })),
        'own',
      ),
    ]),
  ),
  'messages.restoreUserWarnings': ofOwner(
    one(({ warningId }) => ({ id: warningId })),
    'own',
  ),
  'messages.hardDeleteUserWarnings': forEditors(one(({ warningId }) => ({ id: warningId }))),
  'messages.retrieveUserWarnings': listOfOwner(({ userId }) => ({ user_id: userId })),
  'messages.retrieveUserWarningCounters': {
    body: ({ userId }) => ({ data: { filter: { user_id: userId, display_in_frontoffice: true } } }),
    guest: 'not_signed_in',
    stranger: 'nothing',
    owner: 'ok',
  },
  'messages.retrieveNotifications': listOfOwner(({ personId }) => ({
    enabled: true,
    read: false,
    recipient_id: personId,
  })),
  'messages.retrieveNotificationCounters': {
    body: ({ personId }) => ({ data: { filter: { recipient_id: personId } } }),
    guest: 'not_signed_in',
    stranger: 'nothing',
    owner: 'ok',
  },
  'messages.updateNotifications': ofOwner(one(({ notificationId }) => ({ id: notificationId, read: true }))),
  'messages.deleteNotifications': ofOwner(one(({ notificationId }) => ({ id: notificationId }))),
  'messages.restoreNotifications': ofOwner(
    one(({ notificationId }) => ({ id: notificationId })),
    'own',
  ),
  'messages.retrieveNotificationConfigurations': listOfOwner(({ userId }) => ({ user_id: userId })),
  'messages.updateNotificationConfigurations': ofCaller(one(() => ({ kind: 'certificate_issued', email: false }))),
  'messages.createContactMessage': forAll(
    one(() => ({ name: 'Ana', email: 'ana@mestria.test', subject: 'Turmas', message: 'Há turmas em Benguela?' })),
  ),
};

export const learningRows: Record<string, Row> = {
  ...enrollments,
  ...certificates,
  ...reviews,
  ...learning,
  ...messages,
  'files.retrievePictures': listOfOwner(({ pictureId }) => ({ id: pictureId })),
};
