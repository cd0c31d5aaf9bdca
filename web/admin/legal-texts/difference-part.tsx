import { useQuery } from '@tanstack/react-query';
import { legalLanguages } from '#contract/platform/legal/values.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { DeskLink } from '../desk-link.tsx';
import desk from '../desk.module.css';
import { languageTag } from '../frame/form/shown-typed.ts';
import { recordSource } from '../frame/use-records.ts';
import styles from './difference.module.css';
import { differenceOf, type Line, type Piece } from './model/difference.ts';
import { legalTexts, useLegalTexts, type LegalTextRow } from './noun.ts';

/** Beside the version that it replaces; the first one of all replaces none. */
export function DifferencePart({ row }: { row: LegalTextRow }) {
  const t = useTexts('desk_legal');
  const { previous_id: previousId } = row;

  return (
    <section className={desk.part} aria-labelledby="difference">
      <h2 id="difference">{t('difference')}</h2>
      {previousId === null ? <p>{t('no_previous')}</p> : <Difference row={row} previousId={previousId} />}
    </section>
  );
}

function Difference({ row, previousId }: { row: LegalTextRow; previousId: number }) {
  const t = useTexts('desk_legal');
  const noun = useLegalTexts();
  const query = useQuery(recordSource(noun, previousId));

  return (
    <Loaded query={query} loading={t('loading')} failed={t('previous_not_loaded')}>
      {({ results: [previous] }) =>
        previous && (
          <>
            <p>
              {t('beside')} <DeskLink to={`${legalTexts.name}/${previous.id}`}>{noun.nameOf(previous, '')}</DeskLink>
            </p>
            {legalLanguages.map((language) => (
              <InLanguage key={language} language={language} before={previous.body} after={row.body} />
            ))}
          </>
        )
      }
    </Loaded>
  );
}

type InLanguageProps = { language: string; before: LegalTextRow['body']; after: LegalTextRow['body'] };

function InLanguage({ language, before, after }: InLanguageProps) {
  const t = useTexts('desk_legal');
  const lines = differenceOf(before[language] ?? '', after[language] ?? '');
  const changes = lines.filter(({ kind }) => kind !== 'same').length;

  return (
    <>
      <h3>{t('in_language', { language: languageTag(language), count: changes })}</h3>
      {changes > 0 && (
        <ol className={styles.lines} lang={language}>
          {lines.map((line, place) => line.kind !== 'same' && <Changed key={place} line={line} />)}
        </ol>
      )}
    </>
  );
}

function Changed({ line }: { line: Line }) {
  const pieces = line.kind === 'changed' ? line.pieces : [line];

  return (
    <li>
      {pieces.map((piece, place) => (
        <Words key={place} piece={piece} />
      ))}
    </li>
  );
}

function Words({ piece: { kind, text } }: { piece: Piece }) {
  const t = useTexts('desk_legal');
  if (kind === 'same') return text;
  const Element = kind === 'removed' ? 'del' : 'ins';

  return (
    <Element>
      <Hidden>{t(kind)}</Hidden>
      {text}
    </Element>
  );
}
