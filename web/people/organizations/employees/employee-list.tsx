import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { isMovable } from '../model/moves.ts';
import styles from '../people/people-list.module.css';
import { PersonRow } from '../people/person-row.tsx';
import type { Chosen } from '../model/chosen.ts';
import type { OwnRole } from '../own-role.ts';

type EmployeeListProps = {
  own: OwnRole;
  people: readonly Affiliation[];
  isOld: boolean;
  chosen: Chosen;
  onChoose: (people: readonly Affiliation[], isChosen: boolean) => void;
};

export function EmployeeList({ own, people, isOld, chosen, onChoose }: EmployeeListProps) {
  const t = useTexts('employees');
  const movable = people.filter((one) => isMovable(one, own.role));
  const many = movable.filter(({ id }) => chosen.has(id)).length;

  return (
    <div>
      {movable.length > 0 && (
        <CheckboxField
          label={t('choose_page')}
          checked={many === movable.length}
          mixed={many > 0 && many < movable.length}
          onChange={({ target }) => onChoose(movable, target.checked)}
        />
      )}
      <ul className={styles.list} aria-label={t('title')} aria-busy={isOld}>
        {people.map((one) => (
          <PersonRow
            key={one.id}
            of={one}
            ownRole={own.role}
            chooser={
              movable.length > 0 && (
                <CheckboxField
                  label={<Hidden>{t('choose', { name: one.name || one.email })}</Hidden>}
                  disabled={!movable.includes(one)}
                  checked={chosen.has(one.id)}
                  onChange={({ target }) => onChoose([one], target.checked)}
                />
              )
            }
          />
        ))}
      </ul>
    </div>
  );
}
