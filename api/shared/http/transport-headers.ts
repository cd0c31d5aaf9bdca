import type { Config } from '../config/config.ts';

const aYear = 31_536_000;

export function transportHeaders({ production }: Pick<Config, 'production'>, origin: string): Record<string, string> {
  const isSecure = production && origin.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    // Without `includeSubDomains`: other hosts of the domain decide for themselves.
    ...(isSecure && { 'strict-transport-security': `max-age=${aYear}` }),
  };
}
