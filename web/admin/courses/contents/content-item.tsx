import { Ellipsis } from 'lucide-react';
import { fileSizeText } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Menu } from '#web/shared/ui/menu.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { DeskLink } from '../../desk-link.tsx';
import type { Verb } from '../../frame/noun.ts';
import { placeOfContent, useFocusOnArrival } from './focus.ts';
import { kindOf } from './kinds.ts';
import { contents, contentsPath, type ContentRow } from './noun.ts';
import styles from './contents.module.css';

type ContentItemProps = {
  row: ContentRow;
  verbs: readonly Verb<ContentRow>[];
  /** The place of what was moved or restored last. */
  moved: string | undefined;
  isBusy: boolean;
  onVerb: (verb: Verb<ContentRow>) => void;
};

/** A content in its module: what it is, and what can be done with it. */
export function ContentItem({ row, verbs, moved, isBusy, onVerb }: ContentItemProps) {
  const t = useTexts('desk_contents');
  const desk = useTexts('desk');
  const { locale } = useVisitor();
  const name = contents.nameOf(row, locale);
  const { id, course_id: courseId, is_preview: isPreview, is_mandatory: isMandatory } = row;
  const place = placeOfContent(id);
  useFocusOnArrival(place, moved);

  return (
    <li id={place}>
      <div className={styles.words}>
        <DeskLink to={`${contentsPath(courseId)}/${id}`}>{name}</DeskLink>
        <small>{[t(`kind_${kindOf(row)}`), factOf(row, locale)].filter(Boolean).join(' · ')}</small>
      </div>
      <div className={styles.badges}>
        {isPreview && <Badge tone="info">{t('badge_preview')}</Badge>}
        {!isMandatory && <Badge>{t('badge_optional')}</Badge>}
      </div>
      <Menu label={desk('more_of', { name })} trigger={<Icon of={Ellipsis} />}>
        <DeskLink to={`${contentsPath(courseId)}/${id}`}>{desk('open')}</DeskLink>
        {verbs
          .filter(({ can }) => can(row))
          .map((verb) => (
            <button key={verb.key} type="button" disabled={isBusy} onClick={() => onVerb(verb)}>
              {verb.label}
            </button>
          ))}
      </Menu>
    </li>
  );
}

/** Of a file its name and size, of a link where it leads. */
function factOf({ file, url, scorm_package: activity }: ContentRow, locale: string): string | null {
  if (file) return `${file.name}, ${fileSizeText(file.byte_size, locale)}`;
  if (activity) return `${activity.title}, ${fileSizeText(activity.byte_size, locale)}`;
  return url;
}
