import {
  accessRowsOf,
  forAll,
  forEditors,
  listOfOwner,
  ofCaller,
  ofOwner,
  one,
} from '#api/shared/testing/access-row.ts';

const warning = one(({ warningId }) => ({ id: warningId }));
const notification = one(({ notificationId }) => ({ id: notificationId }));

export const accessRows = accessRowsOf('messages', {
  calls: {
    readUserWarnings: ofOwner(warning, 'own'),
    unreadUserWarnings: ofOwner(warning, 'own'),
    activateUserWarnings: ofOwner(warning, 'own'),
    deactivateUserWarnings: ofOwner(warning, 'own'),
    deleteUserWarnings: ofOwner(warning, 'own'),
    restoreUserWarnings: ofOwner(warning, 'own'),
    hardDeleteUserWarnings: forEditors(warning),
    retrieveUserWarnings: listOfOwner(({ userId }) => ({ user_id: userId })),
    retrieveUserWarningCounters: {
      body: ({ userId }) => ({ data: { filter: { user_id: userId, display_in_frontoffice: true } } }),
      guest: 'not_signed_in',
      stranger: 'nothing',
      owner: 'ok',
    },
    retrieveNotifications: listOfOwner(({ personId }) => ({
      enabled: true,
      read: false,
      recipient_id: personId,
    })),
    retrieveNotificationCounters: {
      body: ({ personId }) => ({ data: { filter: { recipient_id: personId } } }),
      guest: 'not_signed_in',
      stranger: 'nothing',
      owner: 'ok',
    },
    updateNotifications: ofOwner(one(({ notificationId }) => ({ id: notificationId, read: true }))),
    deleteNotifications: ofOwner(notification),
    restoreNotifications: ofOwner(notification, 'own'),
    retrieveNotificationConfigurations: listOfOwner(({ userId }) => ({ user_id: userId })),
    updateNotificationConfigurations: ofCaller(one(() => ({ kind: 'certificate_issued', email: false }))),
    retrieveContactMessages: forEditors(() => ({})),
    answerContactMessage: forEditors(one(() => ({ id: 1, text: 'Há, em março.' }))),
    closeContactMessage: forEditors(one(() => ({ id: 1 }))),
    reopenContactMessage: forEditors(one(() => ({ id: 1 }))),
    resendMail: forEditors(one(() => ({ id: 1 }))),
    discardMail: forEditors(one(() => ({ id: 1 }))),
    createContactMessage: forAll(
      one(() => ({ name: 'Ana', email: 'ana@mestria.test', subject: 'Turmas', message: 'Há turmas em Benguela?' })),
    ),
  },
});
