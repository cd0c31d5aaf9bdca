import { picturesOfCatalogue } from '#api/catalogue/index.ts';
import { closeDueClasses, passSeatsOnByTheClock, regulationsOfClasses } from '#api/classes/index.ts';
import {
  forgetAddressChanges,
  forgetEndedSessions,
  forgetOldDocuments,
  forgetUnconfirmed,
  picturesOfUsers,
  tidyExports,
} from '#api/accounts/index.ts';
import { acceptedRegulations } from '#api/enrollments/index.ts';
import {
  askForUndrawnPictures,
  forgetLonePictures,
  forgetUnusedFiles,
  forgetUnusedPictures,
} from '#api/files/index.ts';
import { forgetOldMessages } from '#api/messages/index.ts';
import { picturesOfNews } from '#api/news/index.ts';
import { expireOrders } from '#api/orders/index.ts';
import { askForEvents, timeOutPayments } from '#api/payments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { forgetHalfWritten } from '#api/shared/forget-half-written.ts';
import { forgetOldKeys } from '#api/shared/forget-old-keys.ts';
import { forgetOldMails } from '#api/shared/forget-old-mails.ts';
import { forgetRemovedWishes } from '#api/wishlist/index.ts';

import { retryLately } from './failed-jobs.ts';
import { eraseDueAccounts } from './personal-data/erase-due-accounts.ts';

export type Job = { name: string; cron: string; run: (ctx: Ctx) => Promise<unknown> };

/** What happens by the clock, whichever server process gets to it first. */
export const jobs: Job[] = [
  { name: 'forget-old-keys', cron: '17 3 * * *', run: forgetOldKeys },
  { name: 'forget-unconfirmed', cron: '23 * * * *', run: forgetUnconfirmed },
  { name: 'forget-ended-sessions', cron: '27 3 * * *', run: forgetEndedSessions },
  { name: 'forget-old-documents', cron: '37 3 * * *', run: forgetOldDocuments },
  { name: 'forget-address-changes', cron: '52 3 * * *', run: forgetAddressChanges },
  { name: 'forget-lone-pictures', cron: '47 3 * * *', run: forgetLonePictures },
  { name: 'forget-half-written', cron: '57 3 * * *', run: forgetHalfWritten },
  { name: 'ask-for-undrawn-pictures', cron: '7 4 * * *', run: askForUndrawnPictures },
  {
    name: 'forget-unused-pictures',
    cron: '32 3 * * *',
    run: (ctx) => forgetUnusedPictures(ctx, [picturesOfUsers, picturesOfCatalogue, picturesOfNews]),
  },
  {
    name: 'forget-unused-regulations',
    cron: '12 4 * * *',
    // What is accepted was of a class just before.
    run: (ctx) =>
      forgetUnusedFiles(ctx, { category: 'regulation', users: [regulationsOfClasses, acceptedRegulations] }),
  },
  { name: 'retry-failed-reactions', cron: '9 * * * *', run: retryLately },
  { name: 'tidy-exports', cron: '*/15 * * * *', run: tidyExports },
  { name: 'erase-due-accounts', cron: '47 * * * *', run: (ctx) => eraseDueAccounts(ctx) },
  { name: 'forget-old-messages', cron: '37 3 * * *', run: forgetOldMessages },
  { name: 'forget-old-mails', cron: '47 3 * * *', run: forgetOldMails },
  { name: 'forget-removed-wishes', cron: '42 3 * * *', run: forgetRemovedWishes },
  { name: 'close-due-classes', cron: '*/5 * * * *', run: closeDueClasses },
  { name: 'pass-seats-on', cron: '* * * * *', run: passSeatsOnByTheClock },
  { name: 'time-out-payments', cron: '* * * * *', run: timeOutPayments },
  { name: 'expire-orders', cron: '* * * * *', run: expireOrders },
  { name: 'ask-for-payments', cron: '*/5 * * * *', run: askForEvents },
];
