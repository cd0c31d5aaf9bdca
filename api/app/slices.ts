import { accountsSlice } from '#api/accounts/slice.ts';
import { achievementsSlice } from '#api/achievements/slice.ts';
import { addressesSlice } from '#api/addresses/slice.ts';
import { attendanceSlice } from '#api/attendance/slice.ts';
import { fiscalSlice } from '#api/fiscal/slice.ts';
import { giftsSlice } from '#api/gifts/slice.ts';
import { guidesSlice } from '#api/guides/slice.ts';
import { gradesSlice } from '#api/grades/slice.ts';
import { identitySlice } from '#api/identity/slice.ts';
import { organizationsSlice } from '#api/organizations/slice.ts';
import { peopleSlice } from '#api/people/slice.ts';
import { privacySlice } from '#api/privacy/slice.ts';
import { cartSlice } from '#api/cart/slice.ts';
import { catalogueSlice } from '#api/catalogue/slice.ts';
import { certificatesSlice } from '#api/certificates/slice.ts';
import { classesSlice } from '#api/classes/slice.ts';
import { classroomSlice } from '#api/classroom/slice.ts';
import { enrollmentsSlice } from '#api/enrollments/slice.ts';
import { filesSlice } from '#api/files/slice.ts';
import { formsSlice } from '#api/forms/slice.ts';
import { tasksSlice } from '#api/tasks/slice.ts';
import { assessmentsSlice } from '#api/assessments/slice.ts';
import { learningSlice } from '#api/learning/slice.ts';
import { messagesSlice } from '#api/messages/slice.ts';
import { newsSlice } from '#api/news/slice.ts';
import { couponsSlice } from '#api/coupons/slice.ts';
import { ordersSlice } from '#api/orders/slice.ts';
import { paymentsSlice } from '#api/payments/slice.ts';
import { reportsSlice } from '#api/reports/slice.ts';
import { reviewsSlice } from '#api/reviews/slice.ts';
import { settingsSlice } from '#api/settings/slice.ts';
import { teachingSlice } from '#api/teaching/slice.ts';
import { timetableSlice } from '#api/timetable/slice.ts';
import { trainingSlice } from '#api/training/slice.ts';
import { wishlistSlice } from '#api/wishlist/slice.ts';

/**
 * In the order of erasure of personal data: a slice comes before those that it reads, and `privacy` is last, since its
 * account is needed to resume an interrupted erasure.
 */
export const slices = [
  tasksSlice,
  assessmentsSlice,
  guidesSlice,
  achievementsSlice,
  attendanceSlice,
  giftsSlice,
  timetableSlice,
  teachingSlice,
  gradesSlice,
  classroomSlice,
  trainingSlice,
  reportsSlice,
  accountsSlice,
  organizationsSlice,
  addressesSlice,
  fiscalSlice,
  ordersSlice,
  couponsSlice,
  paymentsSlice,
  formsSlice,
  enrollmentsSlice,
  learningSlice,
  certificatesSlice,
  reviewsSlice,
  wishlistSlice,
  cartSlice,
  newsSlice,
  classesSlice,
  catalogueSlice,
  messagesSlice,
  filesSlice,
  settingsSlice,
  peopleSlice,
  identitySlice,
  privacySlice,
] as const;
