export type Notice = {
  /** An error stays until it is closed; others disappear after five seconds, with an action after ten. */
  kind: 'success' | 'info' | 'error';
  messages: string | readonly string[];
  action?: { label: string; onPress: () => void } | undefined;
};
