// Several copies may be walked through side by side.
const first = Number(process.env['E2E_PORT'] ?? 3100);

/** Where the house of the journeys stands, and the secret by which its commands are known. */
export const house = {
  PORT: String(first),
  CONTENT_PORT: String(first + 1),
  GATEWAY_PORT: String(first + 2),
  // A journey may say from where it comes, so that limits by place concern itself alone.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  APP_SECRET: 'a secret for the journeys and nothing else',
};
