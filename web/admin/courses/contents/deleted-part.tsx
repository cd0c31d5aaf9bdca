import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { Noun, RecordRow } from '../../frame/noun.ts';
import { Part } from '../../frame/record/part.tsx';
import { useBulkChange } from '../../frame/use-bulk-change.ts';
import { useCommonVerbs } from '../../frame/use-common-verbs.ts';
import { placeOfContent, placeOfModule } from './focus.ts';
import { kindOf } from './kinds.ts';
import { contents, modules, type Outline } from './noun.ts';
import styles from './contents.module.css';

type DeletedPartProps = {
  outline: Outline;
  /** With the place where it will stand. */
  onRestoring: (place: string) => void;
};

/** What was deleted and can come back. */
export function DeletedPart({ outline: { deletedModules, deletedContents }, onRestoring }: DeletedPartProps) {
  const t = useTexts('desk_contents');
  const many = deletedModules.length + deletedContents.length;
  if (many === 0) return null;

  return (
    <Part id="deleted" title={t('deleted')} note={t('deleted_text')}>
      <ul className={styles.items}>
        {deletedModules.map((row) => (
          <Deleted
            key={`module ${row.id}`}
            noun={modules}
            row={row}
            kind={t('module')}
            onRestoring={() => onRestoring(placeOfModule(row.id))}
          />
        ))}
        {deletedContents.map((row) => (
          <Deleted
            key={row.id}
            noun={contents}
            row={row}
            kind={t(`kind_${kindOf(row)}`)}
            onRestoring={() => onRestoring(placeOfContent(row.id))}
          />
        ))}
      </ul>
    </Part>
  );
}

type DeletedProps<Row extends RecordRow> = {
  noun: Pick<Noun<Row>, 'source' | 'remove' | 'restore' | 'nameOf'>;
  row: Row;
  kind: string;
  onRestoring: () => void;
};

function Deleted<Row extends RecordRow>({ noun, row, kind, onRestoring }: DeletedProps<Row>) {
  const t = useTexts('desk_contents');
  const { locale } = useVisitor();
  const name = noun.nameOf(row, locale);
  const change = useBulkChange<Row>(noun, { nameOf: () => name });
  const verbs = useCommonVerbs<Row>(noun).filter(({ can }) => can(row));

  return (
    <li>
      <div className={styles.words}>
        <span>{name}</span>
        <small>{kind}</small>
      </div>
      {verbs.map((verb) => (
        <Button
          key={verb.key}
          variant="secondary"
          small
          busy={change.isBusy}
          aria-label={t('restore_of', { name })}
          onPress={() => {
            onRestoring();
            void change.run(verb, [row]);
          }}
        >
          {verb.label}
        </Button>
      ))}
    </li>
  );
}
