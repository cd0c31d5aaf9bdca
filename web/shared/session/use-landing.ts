import { useRouter } from '@tanstack/react-router';

/** Opens the page that asked for signing in, with the parameters that no page reads: the router would drop them. */
export function useLanding(): (path: string | undefined) => void {
  const { history } = useRouter();
  return (path) => history.replace(path ?? '/');
}
