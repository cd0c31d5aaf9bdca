import { firstLegalCode } from '#contract/platform/legal/values.ts';
import { register, userOfAddress } from '#api/people/identity/index.ts';
import { inform } from '#api/people/messages/index.ts';
import { withOperator } from '../../scripts/with-operator.ts';
import { readerName, readerPassword } from './readers.ts';

// Usage: node bench/support/make-readers.ts COUNT, with the environment of the server that starts afterwards.

const count = Number(process.argv[2]);

await withOperator(async (ctx) => {
  const terms = { terms_version: firstLegalCode, wants_news: false };
  for (let reader = 0; reader < count; reader += 1) {
    const username = readerName(reader);
    const person = { username, first_name: 'Ana', last_name: 'Leitora', password: readerPassword };
    await register(ctx, { ...person, role: 'student', ...terms });
    const user = await userOfAddress(ctx, username);
    if (!user) throw new Error(`${username} did not get an account.`);
    const course = 'Contabilidade para não contabilistas';
    const facts = { course, class: 'CN-1', dated: 'no', start: '', given: 'no', organization: '' };
    await inform(ctx, { user_id: user.id, kind: 'enrollment_opened', subject: `bench ${reader}`, facts });
  }
});
