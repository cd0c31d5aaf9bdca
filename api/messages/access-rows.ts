import { accessRowsOf, forAll, forEditors, listOfOwner, ofCaller, ofOwner, one } from '#api/shared/access-row.ts';

export const accessRows = accessRowsOf('messages', {
  calls: {
    readUserWarnings: ofOwner(
      one(({ warningId }) => ({ id: warningId })),
      'own',
    ),
    unreadUserWarnings: ofOwner(
      one(({ warningId }) => ({ id: warningId })),
      'own',
    ),
    activateUserWarnings: ofOwner(
      one(({ warningId }) => ({ id: warningId })),
      'own',
    ),
    deactivateUserWarnings: ofOwner(
      one(({ warningId }) => ({ id: warningId })),
      'own',
    ),
    deleteUserWarnings: ofOwner(
      one(({ warningId }) => ({ id: warningId })),
      'own',
    ),
    restoreUserWarnings: ofOwner(
      one(({ warningId }) => ({ id: warningId })),
      'own',
    ),
    hardDeleteUserWarnings: forEditors(one(({ warningId }) => ({ id: warningId }))),
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
    deleteNotifications: ofOwner(one(({ notificationId }) => ({ id: notificationId }))),
    restoreNotifications: ofOwner(
      one(({ notificationId }) => ({ id: notificationId })),
      'own',
    ),
    retrieveNotificationConfigurations: listOfOwner(({ userId }) => ({ user_id: userId })),
    updateNotificationConfigurations: ofCaller(one(() => ({ kind: 'certificate_issued', email: false }))),
    createContactMessage: forAll(
      one(() => ({ name: 'Ana', email: 'ana@mestria.test', subject: 'Turmas', message: 'Há turmas em Benguela?' })),
    ),
  },
});
