import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { approvePayment } from './approve-payment.ts';
import { createPayment } from './create-payment.ts';
import { rejectPayment } from './reject-payment.ts';
import { retrievePayments } from './retrieve-payments.ts';

export const paymentsRoutes = serve.payments.router({
  approvePayment: serve.payments.approvePayment.handler(async ({ context, input }) =>
    done(await approvePayment(context, input.data[0])),
  ),
  createPayment: serve.payments.createPayment.handler(async ({ context, input }) =>
    done(await createPayment(context, input)),
  ),
  rejectPayment: serve.payments.rejectPayment.handler(async ({ context, input }) =>
    done(await rejectPayment(context, input.data[0])),
  ),
  retrievePayments: serve.payments.retrievePayments.handler(async ({ context, input }) =>
    answer(await retrievePayments(context, askOf(input)), input),
  ),
});
