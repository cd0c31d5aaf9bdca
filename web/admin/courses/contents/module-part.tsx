import { Ellipsis, Plus } from 'lucide-react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Menu } from '#web/shared/ui/menu.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { DeskLink } from '../../desk-link.tsx';
import type { Verb } from '../../frame/noun.ts';
import { Part } from '../../frame/record/part.tsx';
import { useBulkChange } from '../../frame/use-bulk-change.ts';
import { useCommonVerbs } from '../../frame/use-common-verbs.ts';
import { ContentItem } from './content-item.tsx';
import { newKinds } from './kinds.ts';
import { placeOfContent, placeOfModule, useFocusBeside, useFocusOnArrival } from './focus.ts';
import { moveByKey } from './move-by-key.ts';
import { RenameModule } from './module-title.tsx';
import { contents, contentsPath, modules, type ContentRow, type ModuleRow, type PlacedModule } from './noun.ts';
import { useModuleMoves, useSteps } from './use-moves.ts';
import styles from './contents.module.css';

type ModulePartProps = {
  module: PlacedModule;
  all: readonly PlacedModule[];
  /** The place of what was moved or restored last. */
  moved: string | undefined;
  onMoved: (place: string) => void;
  /** This module may be gone from the list. */
  onLeaving: (id: number) => void;
};

/** A module: what can be done with it, and its contents. */
export function ModulePart({ module: { row, contents: rows }, all, moved, onMoved, onLeaving }: ModulePartProps) {
  const t = useTexts('desk_contents');
  const { locale } = useVisitor();
  const name = modules.nameOf(row, locale);
  const nameOf = (one: ContentRow) => contents.nameOf(one, locale);
  const change = useBulkChange<ContentRow>(contents, { nameOf });
  const verbs = [
    ...useSteps<ContentRow>(contents, rows),
    ...useModuleMoves(all, row.id),
    ...useCommonVerbs<ContentRow>(contents),
  ];
  useFocusOnArrival(placeOfModule(row.id), moved);
  const leave = useFocusBeside(rows, { placeOf: placeOfContent, last: placeOfModule(row.id) });

  function carryOut(verb: Verb<ContentRow>, one: ContentRow): void {
    onMoved(placeOfContent(one.id));
    leave(one.id);
    void change.run(verb, [one]);
  }

  function step(place: number, key: 'up' | 'down'): void {
    const [verb, one] = [verbs.find((each) => each.key === key), rows[place]];
    if (verb && one) carryOut(verb, one);
  }

  return (
    <Part
      id={placeOfModule(row.id)}
      title={name}
      note={t('count', { count: rows.length })}
      acts={<ModuleActs row={row} all={all} onLeaving={onLeaving} />}
    >
      {rows.length === 0 ? (
        <p>{t('module_empty')}</p>
      ) : (
        // The keys of the whole list, whose items stay what they are.
        <div role="presentation" onKeyDown={moveByKey(step)}>
          <ol className={styles.items} aria-busy={change.isBusy}>
            {rows.map((one) => (
              <ContentItem
                key={one.id}
                row={one}
                verbs={verbs}
                moved={moved}
                isBusy={change.isBusy}
                onVerb={(verb) => carryOut(verb, one)}
              />
            ))}
          </ol>
        </div>
      )}
    </Part>
  );
}

type ModuleActsProps = Pick<ModulePartProps, 'all' | 'onLeaving'> & { row: ModuleRow };

function ModuleActs({ row, all, onLeaving }: ModuleActsProps) {
  const t = useTexts('desk_contents');
  const desk = useTexts('desk');
  const { locale } = useVisitor();
  const name = modules.nameOf(row, locale);
  const change = useBulkChange<ModuleRow>(modules, { nameOf: () => name });
  const beside = all.map((one) => one.row);
  const verbs = [...useSteps<ModuleRow>(modules, beside), ...useCommonVerbs<ModuleRow>(modules)];

  return (
    <div className={styles.acts}>
      <Menu
        label={name}
        trigger={
          <>
            <Icon of={Plus} />
            {t('add_content')}
          </>
        }
      >
        {newKinds.map((kind) => (
          <DeskLink key={kind} to={`${contentsPath(row.course_id)}/${row.id}/${kind}`}>
            {t(`kind_${kind}`)}
          </DeskLink>
        ))}
      </Menu>
      <RenameModule row={row} />
      <Menu label={desk('more_of', { name })} trigger={<Icon of={Ellipsis} />}>
        {verbs
          .filter(({ can }) => can(row))
          .map((verb) => (
            <button
              key={verb.key}
              type="button"
              disabled={change.isBusy}
              onClick={() => {
                onLeaving(row.id);
                void change.run(verb, [row]);
              }}
            >
              {verb.label}
            </button>
          ))}
      </Menu>
    </div>
  );
}
