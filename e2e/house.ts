/** Where the house of the journeys stands, and the secret by which its commands are known. */
export const house = {
  PORT: '3100',
  CONTENT_PORT: '3101',
  GATEWAY_PORT: '3102',
  APP_SECRET: 'a secret for the journeys and nothing else',
};
