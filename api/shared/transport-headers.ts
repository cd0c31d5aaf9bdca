import type { Config } from './config.ts';

const aYear = 31_536_000;

/** The headers of every answer of a server. Other hosts of the domain decide for themselves. */
export function transportHeaders({ production }: Pick<Config, 'production'>, origin: string): Record<string, string> {
  const isSecure = production && origin.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    ...(isSecure && { 'strict-transport-security': `max-age=${aYear}` }),
  };
}
