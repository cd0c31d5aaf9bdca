import type { Environment } from 'vitest/runtime';

/** Resolves modules as for a browser; each opened page brings its own window. */
const environment: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
};

export default environment;
