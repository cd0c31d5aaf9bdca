import type { Environment } from 'vitest/runtime';

/** Code is resolved as for a browser; the window comes with each page that is opened. */
const environment: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
};

export default environment;
