/** `@tanstack/react-start` as its compiler leaves it for the browser: the client functions. */
export function createIsomorphicFn() {
  return {
    server: () => ({ client: <Run>(run: Run): Run => run }),
    client: <Run>(run: Run): Run & { server: () => Run } => Object.assign(run as Run & object, { server: () => run }),
  };
}

export function getGlobalStartContext(): undefined {
  return undefined;
}
