import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { WindowFace, WindowItem, Windows } from '#web/shared/ui/arches.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Section } from '#web/shared/ui/section.tsx';
import type { Category } from '#contract/offer/catalogue/calls.ts';

type ShownCategory = Pick<Category, 'id' | 'name' | 'course_count' | 'cover_url'>;

type CategoryWindowsProps = { categories: readonly ShownCategory[]; title?: string | undefined };

export function CategoryWindows({ categories, title }: CategoryWindowsProps) {
  const t = useTexts('home');
  const site = useTexts('site');

  return (
    <Section
      title={title ?? t('areas')}
      more={
        <Link to="/courses">
          {t('all_courses')} <Icon of={ArrowRight} />
        </Link>
      }
    >
      <Windows>
        {categories.map(({ id, name, course_count: count, cover_url: cover }) => (
          <WindowItem key={id}>
            <Link to="/courses" search={{ category: [id] }}>
              <WindowFace cover={cover} name={name} count={site('courses', { count })} />
            </Link>
          </WindowItem>
        ))}
      </Windows>
    </Section>
  );
}
