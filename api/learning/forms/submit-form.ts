import type { FormSubmission } from '#contract/learning/forms/calls.ts';
import { answerFaults } from '#contract/rules/forms/answer-faults.ts';
import type { Answers } from '#contract/rules/forms/field.ts';
import { visibleAnswers, visibleFields } from '#contract/rules/forms/visible-fields.ts';
import { Refusal, Refusals } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { hashOf } from '#api/shared/secrets/seal.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { findByToken } from './find-by-token.ts';
import { openedState } from './model/form-status.ts';
import { lockForm } from './store/forms.ts';
import { countGroup, insertResponse } from './store/responses.ts';
import { findLink, spendLink, type Link } from './store/tokens.ts';
import { giveToResponse, uploadsOf } from './store/uploads.ts';
import { clearUploadLimit } from './upload-file.ts';

type Submitted = { state: 'submitted' };
const submitted: Submitted = { state: 'submitted' };

/** Once per link, whatever is sent at the same time. */
export async function submitForm(ctx: Ctx, { token, submission_key, answers }: FormSubmission): Promise<Submitted> {
  const link = await findByToken(ctx, token);
  if (!link) throw new Refusal('form_link_invalid');
  const submissionKeyHash = hashOf(submission_key);
  return inTransaction(ctx, async (tx) => {
    // Responses are counted, against their maximum and in groups.
    const form = await lockForm(tx, link.form_id);
    const current = await findLink(tx, link.token_hash);
    if (!form || !current) throw new Refusal('form_link_invalid');
    const state = openedState({ ...current, ...form }, tx.now());
    if (state === 'submitted') return repeated(current, submissionKeyHash);
    if (state === 'expired') throw new Refusal('form_expired');
    await submit(tx, current, { answers, submissionKeyHash });
    return submitted;
  });
}

type Sent = { answers: Answers; submissionKeyHash: string };

async function submit(tx: Ctx, link: Link, { answers, submissionKeyHash }: Sent): Promise<void> {
  const { fields, token_hash: hash, version } = link;
  refuseFaults(link, answers);
  const input = visibleAnswers(fields, answers);
  const fileIds = await filesIn(tx, link, input);
  if (!(await spendLink(tx, { hash, version, submissionKeyHash }))) throw new Refusal('form_already_answered');
  await giveToResponse(tx, await insertResponse(tx, link, input), fileIds);
  await clearUploadLimit(tx, link);
  if (link.is_anonymous) await countGroup(tx, { formId: link.form_id, classId: link.class_id });
}

/** The same attempt again is fine; another one, as from a second tab, would lose its answers without a word. */
function repeated({ submission_key_hash }: Link, submissionKeyHash: string): Submitted {
  if (submission_key_hash !== submissionKeyHash) throw new Refusal('form_already_answered');
  return submitted;
}

function refuseFaults({ fields }: Link, answers: Answers): void {
  const [first, ...others] = answerFaults(fields, answers).map(
    ({ key, code, values }) => new Refusal(code, { ...values, field: key }),
  );
  if (first) throw new Refusals(first, others);
}

/** The uploads among the answers. Refuses `answer_not_a_file` for one of another link or field. */
async function filesIn(ctx: Ctx, { fields, token_hash }: Link, input: Answers): Promise<string[]> {
  const keys = visibleFields(fields, input).flatMap(({ kind, key }) => (kind === 'file' && input[key] ? [key] : []));
  const sent = keys.map((key) => ({ key, id: String(input[key]) }));
  const existing = await uploadsOf(
    ctx,
    token_hash,
    sent.map(({ id }) => id),
  );
  for (const { key, id } of sent) {
    if (!existing.some((one) => one.id === id && one.field_key === key))
      throw new Refusal('answer_not_a_file', { field: key });
  }
  return sent.map(({ id }) => id);
}
