import { apiAddress } from '#web/shared/api/api.ts';
import { errorIn } from '#web/shared/api/api-error.ts';
import { sendPersistently } from '#web/shared/api/connection.ts';
import { currentVisitor } from '#web/shared/visitor/visitor.ts';

type Sent = { token: string; field: string; file: File };

/** Without the session: nobody shall know who uploads. Answers the id, which is the answer of the field. */
export async function uploadFormFile({ token, field, file }: Sent): Promise<string> {
  const id = crypto.randomUUID();
  const body = new FormData();
  body.append('field', field);
  body.append('id', id);
  body.append('file', file);
  const headers = { 'accept-language': currentVisitor().locale, 'x-form-token': token };
  const response = await sendPersistently(
    new Request(`${apiAddress()}/forms/uploads`, { method: 'POST', headers, body }),
  );
  if (!response.ok) throw errorIn(response.status, await response.json().catch(() => null));
  return id;
}
