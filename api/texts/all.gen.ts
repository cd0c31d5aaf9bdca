// Written by `npm run lists`.
import { merged } from '#contract/rules/merged.ts';
import giftsPt from '#api/areas/gifts/texts/pt.json' with { type: 'json' };
import inboxPt from '#api/areas/inbox/texts/pt.json' with { type: 'json' };
import openingPt from '#api/areas/opening/texts/pt.json' with { type: 'json' };
import privacyPt from '#api/areas/privacy/texts/pt.json' with { type: 'json' };
import reviewsPt from '#api/areas/reviews/texts/pt.json' with { type: 'json' };
import teachingPt from '#api/areas/teaching/texts/pt.json' with { type: 'json' };
import trailPt from '#api/areas/trail/texts/pt.json' with { type: 'json' };
import trainingPt from '#api/areas/training/texts/pt.json' with { type: 'json' };
import webhooksPt from '#api/areas/webhooks/texts/pt.json' with { type: 'json' };
import wishlistPt from '#api/areas/wishlist/texts/pt.json' with { type: 'json' };
import achievementsPt from '#api/learning/achievements/texts/pt.json' with { type: 'json' };
import assessmentsPt from '#api/learning/assessments/texts/pt.json' with { type: 'json' };
import attendancePt from '#api/learning/attendance/texts/pt.json' with { type: 'json' };
import certificatesPt from '#api/learning/certificates/texts/pt.json' with { type: 'json' };
import enrollmentsPt from '#api/learning/enrollments/texts/pt.json' with { type: 'json' };
import formsPt from '#api/learning/forms/texts/pt.json' with { type: 'json' };
import gradesPt from '#api/learning/grades/texts/pt.json' with { type: 'json' };
import learningPt from '#api/learning/learning/texts/pt.json' with { type: 'json' };
import tasksPt from '#api/learning/tasks/texts/pt.json' with { type: 'json' };
import timetablePt from '#api/learning/timetable/texts/pt.json' with { type: 'json' };
import cataloguePt from '#api/offer/catalogue/texts/pt.json' with { type: 'json' };
import classesPt from '#api/offer/classes/texts/pt.json' with { type: 'json' };
import newsPt from '#api/offer/news/texts/pt.json' with { type: 'json' };
import addressesPt from '#api/people/addresses/texts/pt.json' with { type: 'json' };
import identityPt from '#api/people/identity/texts/pt.json' with { type: 'json' };
import messagesPt from '#api/people/messages/texts/pt.json' with { type: 'json' };
import organizationsPt from '#api/people/organizations/texts/pt.json' with { type: 'json' };
import peoplePt from '#api/people/people/texts/pt.json' with { type: 'json' };
import filesPt from '#api/platform/files/texts/pt.json' with { type: 'json' };
import legalPt from '#api/platform/legal/texts/pt.json' with { type: 'json' };
import settingsPt from '#api/platform/settings/texts/pt.json' with { type: 'json' };
import accountsPt from '#api/sales/accounts/texts/pt.json' with { type: 'json' };
import bankPt from '#api/sales/bank/texts/pt.json' with { type: 'json' };
import cartPt from '#api/sales/cart/texts/pt.json' with { type: 'json' };
import couponsPt from '#api/sales/coupons/texts/pt.json' with { type: 'json' };
import fiscalPt from '#api/sales/fiscal/texts/pt.json' with { type: 'json' };
import ordersPt from '#api/sales/orders/texts/pt.json' with { type: 'json' };
import paymentsPt from '#api/sales/payments/texts/pt.json' with { type: 'json' };
import commonPt from '#api/texts/pt.json' with { type: 'json' };
import giftsEn from '#api/areas/gifts/texts/en-GB.json' with { type: 'json' };
import inboxEn from '#api/areas/inbox/texts/en-GB.json' with { type: 'json' };
import openingEn from '#api/areas/opening/texts/en-GB.json' with { type: 'json' };
import privacyEn from '#api/areas/privacy/texts/en-GB.json' with { type: 'json' };
import reviewsEn from '#api/areas/reviews/texts/en-GB.json' with { type: 'json' };
import teachingEn from '#api/areas/teaching/texts/en-GB.json' with { type: 'json' };
import trailEn from '#api/areas/trail/texts/en-GB.json' with { type: 'json' };
import trainingEn from '#api/areas/training/texts/en-GB.json' with { type: 'json' };
import webhooksEn from '#api/areas/webhooks/texts/en-GB.json' with { type: 'json' };
import wishlistEn from '#api/areas/wishlist/texts/en-GB.json' with { type: 'json' };
import achievementsEn from '#api/learning/achievements/texts/en-GB.json' with { type: 'json' };
import assessmentsEn from '#api/learning/assessments/texts/en-GB.json' with { type: 'json' };
import attendanceEn from '#api/learning/attendance/texts/en-GB.json' with { type: 'json' };
import certificatesEn from '#api/learning/certificates/texts/en-GB.json' with { type: 'json' };
import enrollmentsEn from '#api/learning/enrollments/texts/en-GB.json' with { type: 'json' };
import formsEn from '#api/learning/forms/texts/en-GB.json' with { type: 'json' };
import gradesEn from '#api/learning/grades/texts/en-GB.json' with { type: 'json' };
import learningEn from '#api/learning/learning/texts/en-GB.json' with { type: 'json' };
import tasksEn from '#api/learning/tasks/texts/en-GB.json' with { type: 'json' };
import timetableEn from '#api/learning/timetable/texts/en-GB.json' with { type: 'json' };
import catalogueEn from '#api/offer/catalogue/texts/en-GB.json' with { type: 'json' };
import classesEn from '#api/offer/classes/texts/en-GB.json' with { type: 'json' };
import newsEn from '#api/offer/news/texts/en-GB.json' with { type: 'json' };
import addressesEn from '#api/people/addresses/texts/en-GB.json' with { type: 'json' };
import identityEn from '#api/people/identity/texts/en-GB.json' with { type: 'json' };
import messagesEn from '#api/people/messages/texts/en-GB.json' with { type: 'json' };
import organizationsEn from '#api/people/organizations/texts/en-GB.json' with { type: 'json' };
import peopleEn from '#api/people/people/texts/en-GB.json' with { type: 'json' };
import filesEn from '#api/platform/files/texts/en-GB.json' with { type: 'json' };
import legalEn from '#api/platform/legal/texts/en-GB.json' with { type: 'json' };
import settingsEn from '#api/platform/settings/texts/en-GB.json' with { type: 'json' };
import accountsEn from '#api/sales/accounts/texts/en-GB.json' with { type: 'json' };
import bankEn from '#api/sales/bank/texts/en-GB.json' with { type: 'json' };
import cartEn from '#api/sales/cart/texts/en-GB.json' with { type: 'json' };
import couponsEn from '#api/sales/coupons/texts/en-GB.json' with { type: 'json' };
import fiscalEn from '#api/sales/fiscal/texts/en-GB.json' with { type: 'json' };
import ordersEn from '#api/sales/orders/texts/en-GB.json' with { type: 'json' };
import paymentsEn from '#api/sales/payments/texts/en-GB.json' with { type: 'json' };
import commonEn from '#api/texts/en-GB.json' with { type: 'json' };

export const portuguese = merged(
  giftsPt,
  inboxPt,
  openingPt,
  privacyPt,
  reviewsPt,
  teachingPt,
  trailPt,
  trainingPt,
  webhooksPt,
  wishlistPt,
  achievementsPt,
  assessmentsPt,
  attendancePt,
  certificatesPt,
  enrollmentsPt,
  formsPt,
  gradesPt,
  learningPt,
  tasksPt,
  timetablePt,
  cataloguePt,
  classesPt,
  newsPt,
  addressesPt,
  identityPt,
  messagesPt,
  organizationsPt,
  peoplePt,
  filesPt,
  legalPt,
  settingsPt,
  accountsPt,
  bankPt,
  cartPt,
  couponsPt,
  fiscalPt,
  ordersPt,
  paymentsPt,
  commonPt,
);
export type Texts = typeof portuguese;
export const english: Texts = merged(
  giftsEn,
  inboxEn,
  openingEn,
  privacyEn,
  reviewsEn,
  teachingEn,
  trailEn,
  trainingEn,
  webhooksEn,
  wishlistEn,
  achievementsEn,
  assessmentsEn,
  attendanceEn,
  certificatesEn,
  enrollmentsEn,
  formsEn,
  gradesEn,
  learningEn,
  tasksEn,
  timetableEn,
  catalogueEn,
  classesEn,
  newsEn,
  addressesEn,
  identityEn,
  messagesEn,
  organizationsEn,
  peopleEn,
  filesEn,
  legalEn,
  settingsEn,
  accountsEn,
  bankEn,
  cartEn,
  couponsEn,
  fiscalEn,
  ordersEn,
  paymentsEn,
  commonEn,
);
