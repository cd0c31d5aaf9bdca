import { startContentServer } from '#api/learning/learning/index.ts';
import { webhookUrl } from '#api/sales/payments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { startSandbox } from '#sandbox/proxypay/start-sandbox.ts';

type Neighbour = { close: (withinMs: number) => Promise<void> };

export async function startNeighbours(ctx: Ctx): Promise<Neighbour> {
  const started: Neighbour[] = [await startContentServer(ctx)];
  if (ctx.config.proxyPay.sandbox && !ctx.config.production) started.push(await gatewaySandbox(ctx));
  return {
    close: async (withinMs) => {
      await Promise.all(started.map(({ close }) => close(withinMs)));
    },
  };
}

function gatewaySandbox({ config }: Ctx): Promise<Neighbour> {
  const { apiKey, entity } = config.proxyPay;
  return startSandbox({
    port: config.gatewayPort,
    dataDir: config.dataDir,
    apiKey,
    entity,
    token: config.opg?.token,
    callbackUrl: webhookUrl(config, 'proxypay'),
  });
}
