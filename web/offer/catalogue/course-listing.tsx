import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { searchIn, type CoursesSearch } from './model/course-search.ts';
import styles from './course-listing.module.css';
import { CoursesSearchPart } from './results-bar.tsx';

type CourseListingProps = { search: CoursesSearch; filters: ReactNode; children: ReactNode };

/** One form around filters and results: a button submits it without script, every change does with script. */
export function CourseListing({ search, filters, children }: CourseListingProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useEffect(() => (form.current ? submitOnChange(form.current) : undefined), []);
  useEffect(() => {
    if (form.current) syncControls(form.current, search);
  }, [search]);

  return (
    <form
      ref={form}
      className={styles.root}
      action="/courses"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ to: '/courses', search: searchIn(new FormData(event.currentTarget)), resetScroll: false });
      }}
    >
      <CoursesSearchPart search={search} />
      {filters}
      <div className={styles.results}>{children}</div>
    </form>
  );
}

/** A text field counts when it loses the focus; the search box waits for Enter. */
function submitOnChange(form: HTMLFormElement): () => void {
  const listening = new AbortController();
  const send = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'search') return;
    form.requestSubmit();
  };
  form.addEventListener('change', send, { signal: listening.signal });
  return () => listening.abort();
}

function syncControls(form: HTMLFormElement, search: CoursesSearch): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) {
      control.value = (control.name === 'sort' ? search.sort : search.city) ?? '';
    } else if (control instanceof HTMLInputElement) {
      if (control.type === 'checkbox' || control.type === 'radio') control.checked = control.defaultChecked;
      else control.value = control.defaultValue;
    }
  }
}
