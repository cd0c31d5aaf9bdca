import type { AttemptFile } from '#contract/learning/assessments/calls.ts';
import { apiAddress } from '#web/shared/api/api.ts';
import { errorIn } from '#web/shared/api/api-error.ts';
import { ownHeaders } from '#web/shared/api/fetch-own.ts';
import { sendAsMyself } from '#web/shared/api/send-as-myself.ts';

type Sent = { attemptId: number; questionId: string; file: File };

export async function uploadAnswerFile({ attemptId, questionId, file }: Sent): Promise<AttemptFile> {
  const body = new FormData();
  body.append('attempt_id', String(attemptId));
  body.append('question_id', questionId);
  body.append('file', file);
  const headers = { ...(await ownHeaders()), 'idempotency-key': crypto.randomUUID() };
  const response = await sendAsMyself(
    new Request(`${apiAddress()}/attempt-files/upload`, { method: 'POST', headers, body }),
  );
  if (!response.ok) throw errorIn(response.status, await response.json().catch(() => null));
  const { data }: { data: [AttemptFile] } = await response.json();
  return data[0];
}
