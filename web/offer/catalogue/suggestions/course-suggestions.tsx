import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queries } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import type { Suggestion } from '#contract/offer/catalogue/calls.ts';
import { useCombobox } from './use-combobox.ts';
import styles from './course-suggestions.module.css';

type CourseSuggestionsProps = { input: HTMLInputElement; list: string };

const none: readonly Suggestion[] = [];

/** ARIA combobox pattern: the focus stays in the field, the arrow keys move through the list. */
export function CourseSuggestions({ input, list }: CourseSuggestionsProps) {
  const t = useTexts('shell');
  const choose = useChoose();
  const { href } = useLocation();
  const { text, isOpen, active, close, offer } = useCombobox(input, href);
  const suggested = useQuery({
    ...queries().catalogue.retrieveSuggestions.queryOptions({ input: { filter: { search: text } } }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  }).data?.results;
  const shown = isOpen && text !== '' ? (suggested ?? none) : none;

  useEffect(() => offer({ count: shown.length, active, choose: (place) => shown[place] && choose(shown[place]) }));
  useEffect(() => {
    input.setAttribute('aria-expanded', String(shown.length > 0));
    if (active >= 0 && shown[active]) input.setAttribute('aria-activedescendant', `${list}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, list, shown, active]);

  return (
    <>
      <Hidden>
        <span role="status">{shown.length > 0 && t('suggestions_count', { count: shown.length })}</span>
      </Hidden>
      {shown.length > 0 && (
        <div id={list} role="listbox" aria-label={t('suggestions')} className={styles.root}>
          {shown.map((suggestion, place) => (
            // The field handles the keys and must keep the focus, or the list closes before the press ends.
            <div
              key={`${suggestion.kind} ${suggestion.id}`}
              id={`${list}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              onPointerDown={(event) => event.preventDefault()}
              onPointerUp={() => {
                close();
                choose(suggestion);
              }}
            >
              <span className={styles.name}>{suggestion.name}</span>{' '}
              <span className={styles.kind}>{t(`suggested_${suggestion.kind}`)}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function useChoose(): (suggestion: Suggestion) => void {
  const navigate = useNavigate();
  return ({ kind, id }) => {
    if (kind === 'course') void navigate({ to: '/courses/$id', params: { id: String(id) } });
    else void navigate({ to: '/courses', search: { [kind]: [id] } });
  };
}
