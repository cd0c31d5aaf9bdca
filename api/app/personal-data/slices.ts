import { accountData } from '#api/accounts/index.ts';
import { certificateData } from '#api/certificates/index.ts';
import { waitingData } from '#api/classes/index.ts';
import { enrollmentData } from '#api/enrollments/index.ts';
import { learningData } from '#api/learning/index.ts';
import { messageData } from '#api/messages/index.ts';
import { orderData } from '#api/orders/index.ts';
import { paymentData } from '#api/payments/index.ts';
import { reviewData } from '#api/reviews/index.ts';
import type { PersonalData } from '#api/shared/personal-data.ts';
import { wishlistData } from '#api/wishlist/index.ts';

/**
 * Every slice that keeps something of a person, in the order in which it is erased: what others rest on comes later, and
 * the account, by which what is half done is found again, last.
 */
export const personalData: PersonalData[] = [
  orderData,
  paymentData,
  enrollmentData,
  learningData,
  certificateData,
  reviewData,
  wishlistData,
  waitingData,
  messageData,
  accountData,
];
