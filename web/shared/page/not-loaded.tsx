import { sentencesOf } from '../api/api-error.ts';
import { numberOf } from '../api/error-number.ts';
import { useTexts } from '../texts/texts.ts';
import { ErrorState } from '../ui/error-state.tsx';

type NotLoadedProps = {
  /** What was asked, and can be asked once more. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  title: string;
  level?: 2 | 3;
  /** What to do, where the server does not say it. */
  text?: string;
};

/** Instead of what a query was to bring: why it did not come, and once more. */
export function NotLoaded({ query: { error, isFetching, refetch }, title, level, text }: NotLoadedProps) {
  const site = useTexts('site');
  const sentence = sentencesOf(error)[0]?.message;
  const said = numberOf(error) ? sentence : text && (sentence ?? text);

  return (
    <ErrorState
      title={title}
      level={level}
      retryLabel={site('retry')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {said && <p>{said}</p>}
    </ErrorState>
  );
}
