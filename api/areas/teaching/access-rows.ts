import { accessRowsOf, forEditors, ofCaller, ofOwner, one } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('teaching', {
  calls: {
    retrieveTrainerClasses: {
      body: ({ classId }) => ({ filter: { id: classId } }),
      guest: 'not_signed_in',
      stranger: 'nothing',
      owner: 'nothing',
    },
    retrieveConclusions: ofOwner(({ classId }) => ({ filter: { class_id: classId } }), 'not_found'),
    concludeClass: ofOwner(
      one(({ classId }) => ({ id: classId })),
      'not_found',
    ),
    unlockClass: forEditors(one(({ classId }) => ({ id: classId }))),
    retrieveClassParticipants: ofOwner(({ classId }) => ({ filter: { class_id: classId } }), 'not_found'),
    retrieveClassMessages: ofOwner(({ classId }) => ({ filter: { class_id: classId } }), 'not_found'),
    retrieveReceivedClassMessages: ofCaller(() => ({}), 'ok'),
    replyToClassMessage: ofOwner(
      one(() => ({ class_message_id: 999_999, text: 'Obrigada.' })),
      'not_found',
    ),
    sendClassMessage: ofOwner(
      one(({ classId }) => ({ class_id: classId, text: 'Até amanhã.' })),
      'not_found',
    ),
  },
});
