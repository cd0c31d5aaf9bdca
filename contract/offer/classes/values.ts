import { isAmong } from '#contract/rules/is-among.ts';

export const classStatuses = ['opened', 'closed', 'canceled', 'concluded'] as const;

/** With registrations open or closed. */
export const currentClassStatuses = ['opened', 'closed'] as const;
export const isCurrentClass = isAmong(classStatuses, currentClassStatuses);

export const endedClassStatuses = ['canceled', 'concluded'] as const;
export const isEndedClass = isAmong(classStatuses, endedClassStatuses);

export const lessonStatuses = ['planned', 'given', 'canceled'] as const;
export type LessonStatus = (typeof lessonStatuses)[number];

/** Lessons that one series may have. */
export const mostSeriesLessons = 200;

/** Why a lesson cannot be held together with another one. */
export const lessonClashes = ['class', 'trainer', 'room'] as const;

/** The national holidays of Angola, Mozambique and Portugal. */
export const holidayKeys = [
  'new_year',
  'armed_struggle',
  'international_women',
  'southern_africa',
  'carnival',
  'good_friday',
  'easter',
  'peace',
  'labour',
  'national_hero',
  'all_souls',
  'independence',
  'christmas',
  'heroes',
  'women',
  'victory',
  'armed_forces',
  'family',
  'freedom',
  'portugal',
  'corpus_christi',
  'assumption',
  'republic',
  'all_saints',
  'restoration',
  'immaculate',
] as const;

export const timeZones = ['Africa/Luanda', 'Africa/Maputo', 'Europe/Lisbon'] as const;

/** The statuses of an entry that is still on the list. */
export const standingWaitingStatuses = ['waiting', 'offered'] as const;
export const waitingStatuses = [...standingWaitingStatuses, 'accepted', 'expired', 'left'] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];

export const seatOfferStates = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type SeatOfferState = (typeof seatOfferStates)[number];

export const mostCalendarDays = 62;
export const mostEntriesPerDay = 50;
