import { defineSlice } from '#api/shared/slice.ts';
import { feedRoutes } from './calendar/feed-routes.ts';
import { retrieveCalendar } from './calendar/retrieve-calendar.ts';
import { closeDueClasses } from './close-due-classes.ts';
import { createClass } from './create-class.ts';
import { duplicateClass } from './duplicate-class.ts';
import { announceDueLessons, announceLessonChanges } from './lessons/announce-lessons.ts';
import { createLesson } from './lessons/create-lesson.ts';
import { cancelLesson, giveLesson, restoreLesson } from './lessons/move-lesson.ts';
import { retrieveLessonSources } from './lessons/retrieve-lesson-sources.ts';
import { retrieveLessons } from './lessons/retrieve-lessons.ts';
import { updateLesson } from './lessons/update-lesson.ts';
import { moveClass } from './move-class.ts';
import { notifyClassBelowMinimum, warnBelowMinimum } from './warn-below-minimum.ts';
import { notifyClassConcluded } from './notify-trainers.ts';
import { retrieveRegulationSources, updateRegulation } from './regulation/edit-regulations.ts';
import { regulationRoutes } from './regulation/raw-routes.ts';
import { retrieveClassSources } from './retrieve-class-sources.ts';
import { retrieveClasses } from './retrieve-classes.ts';
import { retrieveTrainers } from './retrieve-trainers.ts';
import { createLessonSeries } from './series/create-series.ts';
import { previewLessonSeries } from './series/preview-series.ts';
import { showTrainerProfile } from './show-trainer-profile.ts';
import { updateClass } from './update-class.ts';
import { declineSeatOffer } from './waiting/decline-seat-offer.ts';
import { joinWaitingList } from './waiting/join-waiting-list.ts';
import { leaveWaitingList } from './waiting/leave-waiting-list.ts';
import {
  notifyOfferWithdrawn,
  notifySeatOffered,
  notifyWaitingEnded,
  settleSeatOffer,
} from './waiting/notify-waiting.ts';
import { passSeatsOnByTheClock } from './waiting/pass-seats-on-by-the-clock.ts';
import { waitingData } from './waiting/personal-data.ts';
import { removeWaitingPerson } from './waiting/remove-waiting-person.ts';
import { retrieveSeatOffers } from './waiting/retrieve-seat-offers.ts';
import { retrieveWaitingEntries } from './waiting/retrieve-waiting-entries.ts';
import { retrieveWaitingPersons } from './waiting/retrieve-waiting-persons.ts';
import { tables } from './tables.ts';

export const classesSlice = defineSlice('classes', {
  verbs: {
    retrieveClasses,
    retrieveCalendar,
    retrieveLessons,
    retrieveLessonSources,
    createLesson,
    updateLesson,
    cancelLesson,
    restoreLesson,
    giveLesson,
    previewLessonSeries,
    createLessonSeries,
    retrieveTrainers,
    retrieveRegulationSources,
    updateRegulation,
    retrieveWaitingPersons,
    removeWaitingPerson,
    retrieveWaitingEntries,
    joinWaitingList,
    leaveWaitingList,
    retrieveSeatOffers,
    declineSeatOffer,
    retrieveClassSources,
    createClass,
    duplicateClass,
    updateClass,
    closeClass: (ctx, input) => moveClass(ctx, { ...input, move: 'close' }),
    reopenClass: (ctx, input) => moveClass(ctx, { ...input, move: 'reopen' }),
    cancelClass: (ctx, input) => moveClass(ctx, { ...input, move: 'cancel' }),
  },
  rawRoutes: [...feedRoutes, ...regulationRoutes],
  reactions: {
    class_concluded: { 'tell-class-concluded': (ctx, { class_id }) => notifyClassConcluded(ctx, class_id) },
    class_below_minimum: { 'tell-class-below-minimum': notifyClassBelowMinimum },
    seat_offered: { 'tell-seat-offered': (ctx, { waiting_entry_id }) => notifySeatOffered(ctx, waiting_entry_id) },
    seat_offer_ended: { 'settle-seat-offer': (ctx, { waiting_entry_id }) => settleSeatOffer(ctx, waiting_entry_id) },
    seat_offer_withdrawn: { 'tell-offer-withdrawn': notifyOfferWithdrawn },
    waiting_ended: { 'tell-waiting-ended': notifyWaitingEnded },
    trainer_profile_changed: { 'show-trainer-profile': (ctx, { person_id }) => showTrainerProfile(ctx, person_id) },
  },
  jobs: {
    'close-due-classes': { cron: '*/5 * * * *', run: closeDueClasses },
    'warn-below-minimum': { cron: '*/10 * * * *', run: warnBelowMinimum },
    'announce-lesson-changes': { cron: '* * * * *', run: announceLessonChanges },
    'announce-due-lessons': { cron: '*/5 * * * *', run: announceDueLessons },
    'pass-seats-on': { cron: '* * * * *', run: passSeatsOnByTheClock },
  },
  personalData: waitingData,
  tables,
});
