// Written by `npm run lists`.
import { webhooksSlice } from '#api/areas/webhooks/slice.ts';
import { inboxSlice } from '#api/areas/inbox/slice.ts';
import { openingSlice } from '#api/areas/opening/slice.ts';
import { healthSlice } from '#api/areas/health/slice.ts';
import { trailSlice } from '#api/areas/trail/slice.ts';
import { reviewsSlice } from '#api/areas/reviews/slice.ts';
import { wishlistSlice } from '#api/areas/wishlist/slice.ts';
import { privacySlice } from '#api/areas/privacy/slice.ts';
import { guidesSlice } from '#api/areas/guides/slice.ts';
import { teachingSlice } from '#api/areas/teaching/slice.ts';
import { classroomSlice } from '#api/areas/classroom/slice.ts';
import { reportsSlice } from '#api/areas/reports/slice.ts';
import { giftsSlice } from '#api/areas/gifts/slice.ts';
import { trainingSlice } from '#api/areas/training/slice.ts';
import { timetableSlice } from '#api/learning/timetable/slice.ts';
import { achievementsSlice } from '#api/learning/achievements/slice.ts';
import { formsSlice } from '#api/learning/forms/slice.ts';
import { certificatesSlice } from '#api/learning/certificates/slice.ts';
import { assessmentsSlice } from '#api/learning/assessments/slice.ts';
import { tasksSlice } from '#api/learning/tasks/slice.ts';
import { gradesSlice } from '#api/learning/grades/slice.ts';
import { learningSlice } from '#api/learning/learning/slice.ts';
import { attendanceSlice } from '#api/learning/attendance/slice.ts';
import { enrollmentsSlice } from '#api/learning/enrollments/slice.ts';
import { bankSlice } from '#api/sales/bank/slice.ts';
import { fiscalSlice } from '#api/sales/fiscal/slice.ts';
import { paymentsSlice } from '#api/sales/payments/slice.ts';
import { accountsSlice } from '#api/sales/accounts/slice.ts';
import { ordersSlice } from '#api/sales/orders/slice.ts';
import { couponsSlice } from '#api/sales/coupons/slice.ts';
import { cartSlice } from '#api/sales/cart/slice.ts';
import { classesSlice } from '#api/offer/classes/slice.ts';
import { newsSlice } from '#api/offer/news/slice.ts';
import { catalogueSlice } from '#api/offer/catalogue/slice.ts';
import { addressesSlice } from '#api/people/addresses/slice.ts';
import { organizationsSlice } from '#api/people/organizations/slice.ts';
import { messagesSlice } from '#api/people/messages/slice.ts';
import { peopleSlice } from '#api/people/people/slice.ts';
import { identitySlice } from '#api/people/identity/slice.ts';
import { legalSlice } from '#api/platform/legal/slice.ts';
import { settingsSlice } from '#api/platform/settings/slice.ts';
import { filesSlice } from '#api/platform/files/slice.ts';

/** From the top down: a slice comes before those that it calls, and its personal data are erased first. */
export const slices = [
  webhooksSlice,
  inboxSlice,
  openingSlice,
  healthSlice,
  trailSlice,
  reviewsSlice,
  wishlistSlice,
  privacySlice,
  guidesSlice,
  teachingSlice,
  classroomSlice,
  reportsSlice,
  giftsSlice,
  trainingSlice,
  timetableSlice,
  achievementsSlice,
  formsSlice,
  certificatesSlice,
  assessmentsSlice,
  tasksSlice,
  gradesSlice,
  learningSlice,
  attendanceSlice,
  enrollmentsSlice,
  bankSlice,
  fiscalSlice,
  paymentsSlice,
  accountsSlice,
  ordersSlice,
  couponsSlice,
  cartSlice,
  classesSlice,
  newsSlice,
  catalogueSlice,
  addressesSlice,
  organizationsSlice,
  messagesSlice,
  peopleSlice,
  identitySlice,
  legalSlice,
  settingsSlice,
  filesSlice,
] as const;
