import { parentPort, workerData, type Transferable } from 'node:worker_threads';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import { startApi } from '#api/app/start.ts';
import { makePicture } from '#api/platform/files/make.ts';
import { filesOf, handIn } from '#api/learning/enrollments/make.ts';
import { userOfPerson } from '#api/people/identity/index.ts';
import { remindToPay } from '#api/sales/orders/make.ts';
import { receiveMoney } from '#api/sales/payments/make.ts';
import { answer as answerForm, makeSent } from '#api/learning/forms/make.ts';
import { makeMember } from '#api/people/organizations/make.ts';
import { backdateMembers, makeOrderedCertificate } from '#api/areas/reports/make.ts';
import { readConfig } from '#api/shared/config/config.ts';
import { signedIn } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import type { Commands, CommandName, FromApi, NewTraining, ToApi } from './messages.ts';

type Handlers = {
  [Name in CommandName]: (input: Commands[Name]['input'], id: number) => Promise<Commands[Name]['answer']>;
};

const { dataDir }: { dataDir: string } = workerData;
const secret = 'a secret for the page tests and nothing else';
const running = await startApi(readConfig({ DATA_DIR: dataDir, APP_SECRET: secret }));
const aborts = new Map<number, AbortController>();

const handlers: Handlers = {
  request: async ({ url, ...sent }, id) => {
    const abort = new AbortController();
    aborts.set(id, abort);
    const response = await running.answer(new Request(url, { ...sent, signal: abort.signal }));
    return { status: response.status, headers: [...response.headers], body: response.body };
  },
  makePerson: async ({ hasPicture, ...person }) => {
    const made = await makeUser(running.ctx, person);
    const pictureId = hasPicture ? await makePicture(await signInAs(running.ctx, made)) : null;
    return { userId: made.id, personId: made.person_id, pictureId };
  },
  receiveMoney: async ({ paymentId, nth, ...money }) => {
    await receiveMoney(running.ctx, { payment: { id: paymentId } }, { id: nth, ...money });
    return {};
  },
  remindToPay: async () => {
    const later = new Date(running.ctx.now().getTime() + 180_000);
    await remindToPay({ ...asSystem(running.ctx), now: () => later });
    return {};
  },
  makeTraining: (training) => makeTraining(training),
  makeForm: async ({ answered = 0, trainerId, ...options }) => {
    const made = await makeSent(running.ctx, { ...options, trainerIds: trainerId === undefined ? [] : [trainerId] });
    for (const token of made.tokens.slice(0, answered)) await answerForm(running.ctx, token);
    return { formId: made.form.id, classId: made.run.classId, tokens: made.tokens };
  },
  handInFiles: async ({ personId }) => {
    const userId = (await userOfPerson(running.ctx, personId))?.id ?? 0;
    const actor = { kind: 'user' as const, userId, personId, sessionId: 0, roles: [], claims: [] };
    const learner = { ...running.ctx, actor };
    for (const { id, status } of await filesOf(learner)) if (status === 'missing') await handIn(learner, id);
    return {};
  },
  mailsTo: async (username) => {
    const mails = await running.ctx.db
      .selectFrom('mails')
      .select('body_text')
      .where('recipient', '=', username)
      .execute();
    return mails.map(({ body_text }) => body_text);
  },
};

/** A new employee with a certificate of a training that the organization ordered. */
async function makeTraining({ expiresInDays, name, department, ...training }: NewTraining) {
  const { ctx } = running;
  const { organizationId } = training;
  const member = await makeMember(ctx, { organizationId, role: 'employee', name, department });
  await backdateMembers(ctx);
  const personId = signedIn(member.ctx).personId;
  const { id, number } = await makeOrderedCertificate(ctx, { ...training, personId });
  if (expiresInDays !== undefined) {
    const valid_until = new Date(ctx.now().getTime() + expiresInDays * 86_400_000);
    await ctx.db.updateTable('certificates').set({ valid_until }).where('id', '=', id).execute();
  }
  return { certificateId: id, number };
}

parentPort?.on('message', (message: ToApi) => {
  if ('abort' in message) aborts.get(message.id)?.abort();
  else void handle(message.id, message.command, message.input);
});
post({ ready: true });

type Handler = (input: Commands[CommandName]['input'], id: number) => Promise<Commands[CommandName]['answer']>;

// A rejection ends the thread, and so the run.
async function handle(id: number, name: CommandName, input: Commands[CommandName]['input']): Promise<void> {
  const handler = handlers[name] as Handler;
  post({ id, answer: await handler(input, id) });
}

function post(message: FromApi): void {
  parentPort?.postMessage(message, { transfer: streamsIn(message) });
}

/** DOM and Node declare the same streams differently. */
function streamsIn(message: FromApi): Transferable[] {
  const answer = 'id' in message ? message.answer : [];
  return 'body' in answer && answer.body ? [answer.body as unknown as Transferable] : [];
}
