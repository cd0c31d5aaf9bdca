import { picturesOfUsers } from '#api/people/identity/index.ts';
import { picturesOfTrainers } from '#api/people/people/index.ts';
import { picturesOfCatalogue } from '#api/offer/catalogue/index.ts';
import { regulationsOfClasses } from '#api/offer/classes/index.ts';
import { acceptedRegulations } from '#api/learning/enrollments/index.ts';
import { filesOfContents } from '#api/learning/learning/index.ts';
import { purgeUnusedFiles, purgeUnusedPictures } from '#api/platform/files/index.ts';
import { picturesOfSettings } from '#api/platform/settings/index.ts';
import { picturesOfNews } from '#api/offer/news/index.ts';
import { regulationsAcceptedInOrders } from '#api/sales/orders/index.ts';
import { purgeHalfWritten } from '#api/shared/files/purge-half-written.ts';
import { purgeOldEmails } from '#api/shared/mail/purge-old-emails.ts';
import { purgeOldKeys } from '#api/shared/idempotency/purge-old-keys.ts';
import { sendWrittenMail } from '#api/shared/mail/send-mail.ts';
import { definePart } from '#api/shared/slice.ts';
import { retryLately } from '#api/shared/work/failed-jobs.ts';
import { auditRawRoutes } from './audit/operate-audit.ts';
import { courseOperatorRoutes } from './course-folder/operate-course.ts';
import { courseFolderRoutes } from './course-folder/raw-routes.ts';
import { importRawRoutes } from './operate-import.ts';
import { jobsRawRoutes } from './operate-jobs.ts';
import { eraseDueAccounts } from './personal-data/erase-due-accounts.ts';
import { makeExport } from './personal-data/make-export.ts';
import { tables } from '#api/shared/tables.ts';

export const kernel = definePart({
  rawRoutes: [...jobsRawRoutes, ...auditRawRoutes, ...importRawRoutes, ...courseOperatorRoutes, ...courseFolderRoutes],
  reactions: {
    mail_written: { 'send-mail': (ctx, { mail_id }) => sendWrittenMail(ctx, mail_id) },
    export_requested: { 'make-export': (ctx, { export_id }) => makeExport(ctx, export_id) },
  },
  jobs: {
    'forget-old-keys': { cron: '17 3 * * *', run: purgeOldKeys },
    'forget-half-written': { cron: '57 3 * * *', run: purgeHalfWritten },
    'forget-old-mails': { cron: '47 3 * * *', run: purgeOldEmails },
    'forget-unused-pictures': {
      cron: '32 3 * * *',
      run: (ctx) =>
        purgeUnusedPictures(ctx, [
          picturesOfUsers,
          picturesOfTrainers,
          picturesOfCatalogue,
          picturesOfNews,
          picturesOfSettings,
        ]),
    },
    'forget-unused-regulations': {
      cron: '12 4 * * *',
      // An accepted regulation belonged to a class before.
      run: (ctx) =>
        purgeUnusedFiles(ctx, {
          category: 'regulation',
          users: [regulationsOfClasses, acceptedRegulations, regulationsAcceptedInOrders],
        }),
    },
    'forget-unused-content-files': {
      cron: '22 4 * * *',
      run: (ctx) => purgeUnusedFiles(ctx, { category: 'course-content', users: [filesOfContents] }),
    },
    'retry-failed-reactions': { cron: '9 * * * *', run: retryLately },
    'erase-due-accounts': { cron: '47 * * * *', run: (ctx) => eraseDueAccounts(ctx) },
  },
  tables,
});
