import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.ts';

export const operatorHeader = 'x-operator-signature';

const lastsMs = 60_000;

export function operatorSignature(config: Config, body: string, at: Date): string {
  return `${at.getTime()}.${sign(config, `${at.getTime()}.${body}`)}`;
}

export function isFresh(signature: string, now: Date): boolean {
  const [time = ''] = signature.split('.');
  return time !== '' && Math.abs(now.getTime() - Number(time)) <= lastsMs;
}

export function isFromOperator(
  config: Config,
  { body, signature, now }: { body: string; signature: string; now: Date },
): boolean {
  const [time = '', input = ''] = signature.split('.');
  if (!isFresh(signature, now)) return false;
  const [left, right] = [Buffer.from(input), Buffer.from(sign(config, `${time}.${body}`))];
  return left.length === right.length && timingSafeEqual(left, right);
}

function sign({ secret }: Config, text: string): string {
  return createHmac('sha256', secret).update(`operator ${text}`).digest('hex');
}
