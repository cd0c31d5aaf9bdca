import { useLocation, useNavigate } from '@tanstack/react-router';
import { CourseSuggestions } from '#web/offer/catalogue/index.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SearchBox } from '#web/shared/ui/search-box.tsx';

export function CourseSearch({ label }: { label: string }) {
  const t = useTexts('shell');
  const navigate = useNavigate();
  const { href } = useLocation();

  return (
    <SearchBox
      key={href}
      landmark={label}
      label={t('search_courses')}
      action="/courses"
      popup={CourseSuggestions}
      onSearch={(search) => void navigate({ to: '/courses', search: search ? { search } : {}, replace: true })}
    />
  );
}
