import { answerFile } from '#api/files/index.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { acceptRegulation } from './accept-regulation.ts';
import { cancelEnrollment } from './cancel-enrollment.ts';
import { createEnrollment } from './create-enrollment.ts';
import { readOwnRegulation } from './read-own-regulation.ts';
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
  acceptRegulation: enrollments.acceptRegulation.handler(async ({ context, input }) =>
    done(await acceptRegulation(context, input.data[0])),
  ),
});

/** Bytes, which the contract does not describe. */
export const enrollmentsRawRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/enrollments/:id/regulation',
    handle: async (ctx, _request, { id = '' }) => answerFile(ctx, await readOwnRegulation(ctx, Number(id))),
  },
];
