export const databaseStates = ['up', 'busy', 'down'] as const;
export const workerStates = ['starting', 'running', 'failed', 'stopped'] as const;

/** `not_asked`: a provider that is only asked about single charges. `off`: the operator has no contract with it. */
export const gatewayStates = ['up', 'down', 'not_asked', 'off'] as const;
export type GatewayState = (typeof gatewayStates)[number];

/** What can be wrong, the most pressing first. */
export const troubleCodes = [
  'database_down',
  'database_busy',
  'worker_stopped',
  'events_late',
  'clock_late',
  'storage_read_only',
  'space_low',
  'gateway_down',
  'mail_late',
  'mail_off',
  'erp_failed',
  'erp_late',
  'failed_jobs',
  'mail_in_doubt',
  'clocks_differ',
] as const;
export type TroubleCode = (typeof troubleCodes)[number];

export const troubleParts = ['database', 'work', 'storage', 'gateways', 'mail', 'erp'] as const;
export type TroublePart = (typeof troubleParts)[number];
