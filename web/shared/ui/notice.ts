export type Notice = {
  /** An error stays until it is closed; other news goes after five seconds. */
  kind: 'success' | 'info' | 'error';
  messages: string | readonly string[];
  /** A way on: "See the cart". */
  action?: { label: string; onPress: () => void } | undefined;
};
