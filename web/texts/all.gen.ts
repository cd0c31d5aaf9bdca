// Written by `npm run lists`.
import { merged } from '#contract/rules/merged.ts';
import adminAuditPt from '#web/admin/audit/texts/pt.json' with { type: 'json' };
import adminBankPt from '#web/admin/bank/texts/pt.json' with { type: 'json' };
import adminCategoriesPt from '#web/admin/categories/texts/pt.json' with { type: 'json' };
import adminCertificatesPt from '#web/admin/certificates/texts/pt.json' with { type: 'json' };
import adminClassesPt from '#web/admin/classes/texts/pt.json' with { type: 'json' };
import adminCouponsPt from '#web/admin/coupons/texts/pt.json' with { type: 'json' };
import adminCoursesContentsPt from '#web/admin/courses/contents/texts/pt.json' with { type: 'json' };
import adminCoursesPt from '#web/admin/courses/texts/pt.json' with { type: 'json' };
import adminCurrenciesPt from '#web/admin/currencies/texts/pt.json' with { type: 'json' };
import adminDocumentsPt from '#web/admin/documents/texts/pt.json' with { type: 'json' };
import adminFrameTrailPt from '#web/admin/frame/trail/texts/pt.json' with { type: 'json' };
import adminGiftsPt from '#web/admin/gifts/texts/pt.json' with { type: 'json' };
import adminGuidesPt from '#web/admin/guides/texts/pt.json' with { type: 'json' };
import adminHealthPt from '#web/admin/health/texts/pt.json' with { type: 'json' };
import adminInboxPt from '#web/admin/inbox/texts/pt.json' with { type: 'json' };
import adminLegalTextsPt from '#web/admin/legal-texts/texts/pt.json' with { type: 'json' };
import adminNewsPt from '#web/admin/news/texts/pt.json' with { type: 'json' };
import adminOpeningPt from '#web/admin/opening/texts/pt.json' with { type: 'json' };
import adminOrdersPt from '#web/admin/orders/texts/pt.json' with { type: 'json' };
import adminOrganizationsPt from '#web/admin/organizations/texts/pt.json' with { type: 'json' };
import adminPartnersPt from '#web/admin/partners/texts/pt.json' with { type: 'json' };
import adminPaymentsPt from '#web/admin/payments/texts/pt.json' with { type: 'json' };
import adminPeoplePt from '#web/admin/people/texts/pt.json' with { type: 'json' };
import adminRegulationsPt from '#web/admin/regulations/texts/pt.json' with { type: 'json' };
import adminRolesPt from '#web/admin/roles/texts/pt.json' with { type: 'json' };
import adminSettingsPt from '#web/admin/settings/texts/pt.json' with { type: 'json' };
import adminPt from '#web/admin/texts/pt.json' with { type: 'json' };
import adminTokensPt from '#web/admin/tokens/texts/pt.json' with { type: 'json' };
import adminWebhooksPt from '#web/admin/webhooks/texts/pt.json' with { type: 'json' };
import classroomPt from '#web/areas/classroom/texts/pt.json' with { type: 'json' };
import giftsPt from '#web/areas/gifts/texts/pt.json' with { type: 'json' };
import guidesPt from '#web/areas/guides/texts/pt.json' with { type: 'json' };
import privacyPt from '#web/areas/privacy/texts/pt.json' with { type: 'json' };
import reportsPt from '#web/areas/reports/texts/pt.json' with { type: 'json' };
import reviewsPt from '#web/areas/reviews/texts/pt.json' with { type: 'json' };
import siteHomePt from '#web/areas/site/home/texts/pt.json' with { type: 'json' };
import siteLegalPt from '#web/areas/site/legal/texts/pt.json' with { type: 'json' };
import sitePt from '#web/areas/site/texts/pt.json' with { type: 'json' };
import teachingPt from '#web/areas/teaching/texts/pt.json' with { type: 'json' };
import trainingPt from '#web/areas/training/texts/pt.json' with { type: 'json' };
import wishlistPt from '#web/areas/wishlist/texts/pt.json' with { type: 'json' };
import achievementsPt from '#web/learning/achievements/texts/pt.json' with { type: 'json' };
import assessmentsPt from '#web/learning/assessments/texts/pt.json' with { type: 'json' };
import attendancePt from '#web/learning/attendance/texts/pt.json' with { type: 'json' };
import certificatesPt from '#web/learning/certificates/texts/pt.json' with { type: 'json' };
import enrollmentsPt from '#web/learning/enrollments/texts/pt.json' with { type: 'json' };
import formsPt from '#web/learning/forms/texts/pt.json' with { type: 'json' };
import gradesPt from '#web/learning/grades/texts/pt.json' with { type: 'json' };
import learningScormResultsPt from '#web/learning/learning/scorm-results/texts/pt.json' with { type: 'json' };
import learningPt from '#web/learning/learning/texts/pt.json' with { type: 'json' };
import tasksReviewsPt from '#web/learning/tasks/reviews/texts/pt.json' with { type: 'json' };
import cataloguePartnersPt from '#web/offer/catalogue/partners/texts/pt.json' with { type: 'json' };
import cataloguePt from '#web/offer/catalogue/texts/pt.json' with { type: 'json' };
import catalogueTrainersPt from '#web/offer/catalogue/trainers/texts/pt.json' with { type: 'json' };
import classesPt from '#web/offer/classes/texts/pt.json' with { type: 'json' };
import newsPt from '#web/offer/news/texts/pt.json' with { type: 'json' };
import addressesPt from '#web/people/addresses/texts/pt.json' with { type: 'json' };
import identityPt from '#web/people/identity/texts/pt.json' with { type: 'json' };
import messagesPt from '#web/people/messages/texts/pt.json' with { type: 'json' };
import organizationsPt from '#web/people/organizations/texts/pt.json' with { type: 'json' };
import peoplePt from '#web/people/people/texts/pt.json' with { type: 'json' };
import accountsPt from '#web/sales/accounts/texts/pt.json' with { type: 'json' };
import cartPt from '#web/sales/cart/texts/pt.json' with { type: 'json' };
import couponsPt from '#web/sales/coupons/texts/pt.json' with { type: 'json' };
import fiscalPt from '#web/sales/fiscal/texts/pt.json' with { type: 'json' };
import ordersPt from '#web/sales/orders/texts/pt.json' with { type: 'json' };
import paymentsPt from '#web/sales/payments/texts/pt.json' with { type: 'json' };
import sharedPt from '#web/shared/texts/pt.json' with { type: 'json' };
import shellPt from '#web/shell/texts/pt.json' with { type: 'json' };
import workerPt from '#web/worker/texts/pt.json' with { type: 'json' };
import adminAuditEn from '#web/admin/audit/texts/en-GB.json' with { type: 'json' };
import adminBankEn from '#web/admin/bank/texts/en-GB.json' with { type: 'json' };
import adminCategoriesEn from '#web/admin/categories/texts/en-GB.json' with { type: 'json' };
import adminCertificatesEn from '#web/admin/certificates/texts/en-GB.json' with { type: 'json' };
import adminClassesEn from '#web/admin/classes/texts/en-GB.json' with { type: 'json' };
import adminCouponsEn from '#web/admin/coupons/texts/en-GB.json' with { type: 'json' };
import adminCoursesContentsEn from '#web/admin/courses/contents/texts/en-GB.json' with { type: 'json' };
import adminCoursesEn from '#web/admin/courses/texts/en-GB.json' with { type: 'json' };
import adminCurrenciesEn from '#web/admin/currencies/texts/en-GB.json' with { type: 'json' };
import adminDocumentsEn from '#web/admin/documents/texts/en-GB.json' with { type: 'json' };
import adminFrameTrailEn from '#web/admin/frame/trail/texts/en-GB.json' with { type: 'json' };
import adminGiftsEn from '#web/admin/gifts/texts/en-GB.json' with { type: 'json' };
import adminGuidesEn from '#web/admin/guides/texts/en-GB.json' with { type: 'json' };
import adminHealthEn from '#web/admin/health/texts/en-GB.json' with { type: 'json' };
import adminInboxEn from '#web/admin/inbox/texts/en-GB.json' with { type: 'json' };
import adminLegalTextsEn from '#web/admin/legal-texts/texts/en-GB.json' with { type: 'json' };
import adminNewsEn from '#web/admin/news/texts/en-GB.json' with { type: 'json' };
import adminOpeningEn from '#web/admin/opening/texts/en-GB.json' with { type: 'json' };
import adminOrdersEn from '#web/admin/orders/texts/en-GB.json' with { type: 'json' };
import adminOrganizationsEn from '#web/admin/organizations/texts/en-GB.json' with { type: 'json' };
import adminPartnersEn from '#web/admin/partners/texts/en-GB.json' with { type: 'json' };
import adminPaymentsEn from '#web/admin/payments/texts/en-GB.json' with { type: 'json' };
import adminPeopleEn from '#web/admin/people/texts/en-GB.json' with { type: 'json' };
import adminRegulationsEn from '#web/admin/regulations/texts/en-GB.json' with { type: 'json' };
import adminRolesEn from '#web/admin/roles/texts/en-GB.json' with { type: 'json' };
import adminSettingsEn from '#web/admin/settings/texts/en-GB.json' with { type: 'json' };
import adminEn from '#web/admin/texts/en-GB.json' with { type: 'json' };
import adminTokensEn from '#web/admin/tokens/texts/en-GB.json' with { type: 'json' };
import adminWebhooksEn from '#web/admin/webhooks/texts/en-GB.json' with { type: 'json' };
import classroomEn from '#web/areas/classroom/texts/en-GB.json' with { type: 'json' };
import giftsEn from '#web/areas/gifts/texts/en-GB.json' with { type: 'json' };
import guidesEn from '#web/areas/guides/texts/en-GB.json' with { type: 'json' };
import privacyEn from '#web/areas/privacy/texts/en-GB.json' with { type: 'json' };
import reportsEn from '#web/areas/reports/texts/en-GB.json' with { type: 'json' };
import reviewsEn from '#web/areas/reviews/texts/en-GB.json' with { type: 'json' };
import siteHomeEn from '#web/areas/site/home/texts/en-GB.json' with { type: 'json' };
import siteLegalEn from '#web/areas/site/legal/texts/en-GB.json' with { type: 'json' };
import siteEn from '#web/areas/site/texts/en-GB.json' with { type: 'json' };
import teachingEn from '#web/areas/teaching/texts/en-GB.json' with { type: 'json' };
import trainingEn from '#web/areas/training/texts/en-GB.json' with { type: 'json' };
import wishlistEn from '#web/areas/wishlist/texts/en-GB.json' with { type: 'json' };
import achievementsEn from '#web/learning/achievements/texts/en-GB.json' with { type: 'json' };
import assessmentsEn from '#web/learning/assessments/texts/en-GB.json' with { type: 'json' };
import attendanceEn from '#web/learning/attendance/texts/en-GB.json' with { type: 'json' };
import certificatesEn from '#web/learning/certificates/texts/en-GB.json' with { type: 'json' };
import enrollmentsEn from '#web/learning/enrollments/texts/en-GB.json' with { type: 'json' };
import formsEn from '#web/learning/forms/texts/en-GB.json' with { type: 'json' };
import gradesEn from '#web/learning/grades/texts/en-GB.json' with { type: 'json' };
import learningScormResultsEn from '#web/learning/learning/scorm-results/texts/en-GB.json' with { type: 'json' };
import learningEn from '#web/learning/learning/texts/en-GB.json' with { type: 'json' };
import tasksReviewsEn from '#web/learning/tasks/reviews/texts/en-GB.json' with { type: 'json' };
import cataloguePartnersEn from '#web/offer/catalogue/partners/texts/en-GB.json' with { type: 'json' };
import catalogueEn from '#web/offer/catalogue/texts/en-GB.json' with { type: 'json' };
import catalogueTrainersEn from '#web/offer/catalogue/trainers/texts/en-GB.json' with { type: 'json' };
import classesEn from '#web/offer/classes/texts/en-GB.json' with { type: 'json' };
import newsEn from '#web/offer/news/texts/en-GB.json' with { type: 'json' };
import addressesEn from '#web/people/addresses/texts/en-GB.json' with { type: 'json' };
import identityEn from '#web/people/identity/texts/en-GB.json' with { type: 'json' };
import messagesEn from '#web/people/messages/texts/en-GB.json' with { type: 'json' };
import organizationsEn from '#web/people/organizations/texts/en-GB.json' with { type: 'json' };
import peopleEn from '#web/people/people/texts/en-GB.json' with { type: 'json' };
import accountsEn from '#web/sales/accounts/texts/en-GB.json' with { type: 'json' };
import cartEn from '#web/sales/cart/texts/en-GB.json' with { type: 'json' };
import couponsEn from '#web/sales/coupons/texts/en-GB.json' with { type: 'json' };
import fiscalEn from '#web/sales/fiscal/texts/en-GB.json' with { type: 'json' };
import ordersEn from '#web/sales/orders/texts/en-GB.json' with { type: 'json' };
import paymentsEn from '#web/sales/payments/texts/en-GB.json' with { type: 'json' };
import sharedEn from '#web/shared/texts/en-GB.json' with { type: 'json' };
import shellEn from '#web/shell/texts/en-GB.json' with { type: 'json' };
import workerEn from '#web/worker/texts/en-GB.json' with { type: 'json' };

export const portuguese = merged(
  adminAuditPt,
  adminBankPt,
  adminCategoriesPt,
  adminCertificatesPt,
  adminClassesPt,
  adminCouponsPt,
  adminCoursesContentsPt,
  adminCoursesPt,
  adminCurrenciesPt,
  adminDocumentsPt,
  adminFrameTrailPt,
  adminGiftsPt,
  adminGuidesPt,
  adminHealthPt,
  adminInboxPt,
  adminLegalTextsPt,
  adminNewsPt,
  adminOpeningPt,
  adminOrdersPt,
  adminOrganizationsPt,
  adminPartnersPt,
  adminPaymentsPt,
  adminPeoplePt,
  adminRegulationsPt,
  adminRolesPt,
  adminSettingsPt,
  adminPt,
  adminTokensPt,
  adminWebhooksPt,
  classroomPt,
  giftsPt,
  guidesPt,
  privacyPt,
  reportsPt,
  reviewsPt,
  siteHomePt,
  siteLegalPt,
  sitePt,
  teachingPt,
  trainingPt,
  wishlistPt,
  achievementsPt,
  assessmentsPt,
  attendancePt,
  certificatesPt,
  enrollmentsPt,
  formsPt,
  gradesPt,
  learningScormResultsPt,
  learningPt,
  tasksReviewsPt,
  cataloguePartnersPt,
  cataloguePt,
  catalogueTrainersPt,
  classesPt,
  newsPt,
  addressesPt,
  identityPt,
  messagesPt,
  organizationsPt,
  peoplePt,
  accountsPt,
  cartPt,
  couponsPt,
  fiscalPt,
  ordersPt,
  paymentsPt,
  sharedPt,
  shellPt,
  workerPt,
);
export type Texts = typeof portuguese;
export const english: Texts = merged(
  adminAuditEn,
  adminBankEn,
  adminCategoriesEn,
  adminCertificatesEn,
  adminClassesEn,
  adminCouponsEn,
  adminCoursesContentsEn,
  adminCoursesEn,
  adminCurrenciesEn,
  adminDocumentsEn,
  adminFrameTrailEn,
  adminGiftsEn,
  adminGuidesEn,
  adminHealthEn,
  adminInboxEn,
  adminLegalTextsEn,
  adminNewsEn,
  adminOpeningEn,
  adminOrdersEn,
  adminOrganizationsEn,
  adminPartnersEn,
  adminPaymentsEn,
  adminPeopleEn,
  adminRegulationsEn,
  adminRolesEn,
  adminSettingsEn,
  adminEn,
  adminTokensEn,
  adminWebhooksEn,
  classroomEn,
  giftsEn,
  guidesEn,
  privacyEn,
  reportsEn,
  reviewsEn,
  siteHomeEn,
  siteLegalEn,
  siteEn,
  teachingEn,
  trainingEn,
  wishlistEn,
  achievementsEn,
  assessmentsEn,
  attendanceEn,
  certificatesEn,
  enrollmentsEn,
  formsEn,
  gradesEn,
  learningScormResultsEn,
  learningEn,
  tasksReviewsEn,
  cataloguePartnersEn,
  catalogueEn,
  catalogueTrainersEn,
  classesEn,
  newsEn,
  addressesEn,
  identityEn,
  messagesEn,
  organizationsEn,
  peopleEn,
  accountsEn,
  cartEn,
  couponsEn,
  fiscalEn,
  ordersEn,
  paymentsEn,
  sharedEn,
  shellEn,
  workerEn,
);
