import { sentencesOf } from '../api/api-error.ts';
import { ConnectionFailure } from '../api/connection.ts';
import { numberOf } from '../api/error-number.ts';
import { useTexts } from '../texts/texts.ts';
import { ErrorState } from '../ui/error-state.tsx';

/** A query that has not loaded, or failed. */
export type FailingQuery = { error: unknown; isFetching: boolean; refetch: () => unknown };

type NotLoadedProps = {
  query: FailingQuery;
  title: string;
  level?: 2 | 3;
  text?: string;
};

export function NotLoaded({ query: { error, isFetching, refetch }, title, level, text }: NotLoadedProps) {
  const site = useTexts('site');
  const sentence = sentencesOf(error)[0]?.message;
  const missing = error instanceof ConnectionFailure && site(error.needsNetwork ? 'needs_network' : 'not_on_device');
  const answer = missing ? missing : numberOf(error) ? sentence : text && (sentence ?? text);

  return (
    <ErrorState
      title={title}
      level={level}
      retryLabel={site('retry')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {answer && <p>{answer}</p>}
    </ErrorState>
  );
}
