import { accountsRoutes, privacyRawRoutes, studentRawRoutes } from '#api/accounts/index.ts';
import { cartRoutes } from '#api/cart/index.ts';
import { catalogueRoutes, coverRoutes, publishedRoutes, shareRoutes } from '#api/catalogue/index.ts';
import { certificatesRawRoutes, certificatesRoutes } from '#api/certificates/index.ts';
import { classesRawRoutes, classesRoutes } from '#api/classes/index.ts';
import { enrollmentsRawRoutes, enrollmentsRoutes } from '#api/enrollments/index.ts';
import { filesRoutes, picturesRawRoutes } from '#api/files/index.ts';
import { learningRawRoutes, learningRoutes } from '#api/learning/index.ts';
import { liveEventsPath } from '#contract/messages-values.ts';
import { messagesRoutes } from '#api/messages/index.ts';
import { newsRawRoutes, newsRoutes } from '#api/news/index.ts';
import { ordersRoutes } from '#api/orders/index.ts';
import { paymentsRawRoutes, paymentsRoutes } from '#api/payments/index.ts';
import { reviewsRoutes } from '#api/reviews/index.ts';
import { settingsRoutes } from '#api/settings/index.ts';
import { wishlistRoutes } from '#api/wishlist/index.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { serve } from '#api/shared/serve.ts';
import { jobsRawRoutes } from './operate-jobs.ts';
import { openapiRoutes } from './openapi/routes.ts';

export const routes = serve.router({
  accounts: accountsRoutes,
  cart: cartRoutes,
  catalogue: catalogueRoutes,
  certificates: certificatesRoutes,
  classes: classesRoutes,
  enrollments: enrollmentsRoutes,
  files: filesRoutes,
  learning: learningRoutes,
  messages: messagesRoutes,
  news: newsRoutes,
  orders: ordersRoutes,
  payments: paymentsRoutes,
  reviews: reviewsRoutes,
  settings: settingsRoutes,
  wishlist: wishlistRoutes,
});

const bytes: RawRoute[] = [
  ...picturesRawRoutes,
  ...studentRawRoutes,
  ...privacyRawRoutes,
  ...paymentsRawRoutes,
  ...jobsRawRoutes,
  ...coverRoutes,
  ...shareRoutes,
  ...publishedRoutes,
  ...classesRawRoutes,
  ...enrollmentsRawRoutes,
  ...newsRawRoutes,
  ...certificatesRawRoutes,
  ...learningRawRoutes,
];

/** Answered by what `openLive` opens in each process. */
const live = { method: 'GET', path: liveEventsPath } as const;

export const rawRoutes: RawRoute[] = [...bytes, ...openapiRoutes([...bytes, live])];
