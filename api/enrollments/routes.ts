import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { cancelEnrollment } from './cancel-enrollment.ts';
import { createEnrollment } from './create-enrollment.ts';
import { retrieveEnrollments } from './retrieve-enrollments.ts';
import { withdrawEnrollment } from './withdraw-enrollment.ts';

const { enrollments } = serve;

export const enrollmentsRoutes = enrollments.router({
  retrieveEnrollments: enrollments.retrieveEnrollments.handler(async ({ context, input }) =>
    answer(await retrieveEnrollments(context, askOf(input)), input),
  ),
  create: enrollments.create.handler(async ({ context, input }) =>
    done(await createEnrollment(context, input.data[0])),
  ),
  cancel: enrollments.cancel.handler(async ({ context, input }) =>
    done(await cancelEnrollment(context, input.data[0])),
  ),
  withdraw: enrollments.withdraw.handler(async ({ context, input }) =>
    done(await withdrawEnrollment(context, input.data[0])),
  ),
});
