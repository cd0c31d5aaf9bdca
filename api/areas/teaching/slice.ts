import { defineSlice } from '#api/shared/slice.ts';
import { concludeClass, unlockClass } from './conclude-class.ts';
import { notifyClassMessage } from './notify-message.ts';
import { notifyClassReply } from './replies/notify-reply.ts';
import { replyToClassMessage } from './replies/reply-to-message.ts';
import { retrieveReceivedClassMessages } from './replies/retrieve-received.ts';
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
    retrieveReceivedClassMessages,
    replyToClassMessage,
  },
  reactions: {
    class_message_sent: { 'tell-class-message': notifyClassMessage },
    class_reply_sent: { 'notify-class-reply': notifyClassReply },
  },
  tables,
});
