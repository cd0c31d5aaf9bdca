import { setTimeout as wait } from 'node:timers/promises';
import type { Ctx } from '#api/shared/context.ts';
import { gatewayOf, remoteProviders } from './providers/find-provider.ts';
import type { PaymentGateway } from './providers/port.ts';

/** `not_asked`: it is only asked about single charges. `off`: the operator has no contract with it. */
export type GatewayHealth = {
  provider: string;
  state: 'up' | 'down' | 'not_asked' | 'off';
  is_sandbox: boolean;
  answer_ms: number | null;
  last_event_at: string | null;
};

const answersWithinMs = 5_000;

/** Asks each provider whether it answers; nothing is fetched or changed. Checks no permissions. */
export async function gatewayHealth(ctx: Ctx): Promise<GatewayHealth[]> {
  const lastEvents = await lastEventOf(ctx);
  return Promise.all(
    remoteProviders().map(async (provider) => {
      const gateway = gatewayOf(ctx.config, provider);
      const answered = gateway ? await answerOf(gateway) : ({ state: 'off', answer_ms: null } as const);
      const is_sandbox = gateway !== null && isSandbox(ctx, gateway);
      return { provider, is_sandbox, last_event_at: lastEvents.get(provider)?.toISOString() ?? null, ...answered };
    }),
  );
}

/** Whether there is a provider that takes real money. */
export function gatewayKind(ctx: Ctx): 'none' | 'sandbox' | 'real' {
  const gateways = remoteProviders().flatMap((provider) => gatewayOf(ctx.config, provider) ?? []);
  if (gateways.length === 0) return 'none';
  return gateways.every((gateway) => isSandbox(ctx, gateway)) ? 'sandbox' : 'real';
}

function isSandbox({ locale }: Ctx, gateway: PaymentGateway): boolean {
  return gateway.sandboxUrl('', locale) !== null;
}

async function lastEventOf({ db }: Ctx): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('payment_events')
    .select((is) => ['provider', is.fn.max('received_at').as('at')])
    .groupBy('provider')
    .execute();
  return new Map(rows.map(({ provider, at }) => [provider, at]));
}

/** A provider that is asked about single charges has no list to ask for. */
async function answerOf(gateway: PaymentGateway): Promise<Pick<GatewayHealth, 'state' | 'answer_ms'>> {
  if (gateway.query) return { state: 'not_asked', answer_ms: null };
  const beganAt = performance.now();
  const late = wait(answersWithinMs, 'down' as const, { ref: false });
  const state = await Promise.race([
    gateway.listUnacknowledged().then(
      () => 'up' as const,
      () => 'down' as const,
    ),
    late,
  ]);
  return { state, answer_ms: Math.round(performance.now() - beganAt) };
}
