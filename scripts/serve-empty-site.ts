import { firstLegalCode } from '#contract/platform/legal/values.ts';
import { prepareNewSite } from '#api/app/start.ts';
import { giveRole, register, userOfAddress } from '#api/people/identity/index.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import { markAsDemo } from '#api/shared/config/demo-mark.ts';
import type { Ctx } from '#api/shared/context.ts';
import { demoPassword, demoPeople } from '#seed/people.ts';
import { withOperator } from './with-operator.ts';

// For journeys: an empty site with an administrator and a client. With --strict, a code is emailed at every sign-in. With
// --new, a site as production first opens it: with nobody, and with a link for the first administrator.
const flag = process.argv[2];

await withOperator(async (ctx) => {
  if (flag === '--new') return prepareNewSite(ctx);
  return fill(ctx, flag === '--strict');
});

await import('#web/app/serve.ts');

async function fill(ctx: Ctx, isStrict: boolean): Promise<void> {
  await markAsDemo(ctx);
  if (isStrict) await writeSetting(ctx, { key: 'multiFactorAuthentication', value: 'true' });
  else await writeSetting(ctx, { key: 'rolesThatNeedSecondFactor', value: '' });
  await writeSetting(ctx, { key: 'minimumLoadingScreenMs', value: '0' });
  await writeSetting(ctx, { key: 'progressFloorPercent', value: '0' });
  for (const { username, name } of [demoPeople.administrator, demoPeople.client]) {
    const [first_name = '', last_name = ''] = name.split(' ');
    const terms = { terms_version: firstLegalCode, wants_news: false };
    await register(ctx, { username, first_name, last_name, password: demoPassword, role: 'client', ...terms });
  }
  const administrator = await userOfAddress(ctx, demoPeople.administrator.username);
  if (administrator) await giveRole(ctx, { userId: administrator.id, role: 'administrator' });
}
