import { defineSlice } from '#api/shared/slice.ts';
import { concludeClass, unlockClass } from './conclude-class.ts';
import { notifyClassMessage } from './notify-message.ts';
import { teachingData } from './personal-data.ts';
import { retrieveConclusions } from './retrieve-conclusions.ts';
import { retrieveClassParticipants } from './retrieve-participants.ts';
import { retrieveTrainerClasses } from './retrieve-trainer-classes.ts';
import { retrieveClassMessages, sendClassMessage } from './send-class-message.ts';
import { tables } from './tables.ts';

/** The workspace of trainers: their classes, what waits in them, messages, and the conclusion (domain 4.2 and 9). */
export const teachingSlice = defineSlice('teaching', {
  verbs: {
    retrieveTrainerClasses,
    retrieveConclusions,
    concludeClass,
    unlockClass,
    retrieveClassParticipants,
    retrieveClassMessages,
    sendClassMessage,
  },
  reactions: { class_message_sent: { 'tell-class-message': notifyClassMessage } },
  personalData: teachingData,
  tables: tables.owns,
});
